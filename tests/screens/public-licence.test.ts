// Whose licence it is, and what the public pages say of it.
import { expect, test } from 'vitest'
import { brand } from '#src/brand.ts'
import { answers } from '#src/screens/pages/faq-words.ts'
import { licence } from '#src/screens/pages/licence.ts'
import { terms } from '#src/screens/pages/terms-words.ts'

const said = terms.flatMap(it => it.words).join('\n')

test('the foot of every page names the operator, the regulator and the licence that the terms name', () => {
  for (const name of [licence.operator, licence.regulator, licence.number]) {
    expect(brand.licence).toContain(name)
    expect(said).toContain(name)
  }
})

test('no state is named in the terms or the answers but that of the licence', () => {
  const left = [said, ...answers.flat()]
    .join('\n')
    .replaceAll(brand.licence, '')
    .replaceAll(licence.regulator, '')
    .replaceAll(licence.state, '')
    .replaceAll(licence.number, '')
    .replaceAll('Lagos time', '')
  expect(left).not.toMatch(/Lagos|Abuja|Rivers|Oyo|Kano|Ogun/)
  expect(said).toContain(`the courts of ${licence.state}`)
})

test('the answers send players to what there is: a withdrawal, limits, a break', () => {
  const all = answers.flat().join('\n')
  expect(all).not.toMatch(/\bsoon\b/)
  expect(all).toContain('withdraw them to a bank account in your name')
  expect(all).toContain('Under Safer play in the menu')
})
