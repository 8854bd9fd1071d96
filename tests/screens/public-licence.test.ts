// Whose licence it is, and what the public pages say about it.
import { expect, test } from 'vitest'
import { brand } from '#src/brand.ts'
import { licence, licenceLine, type Licence } from '#src/lib/state/licence.ts'
import { kobo } from '#src/lib/money.ts'
import { answers } from '#src/screens/pages/faq-words.ts'
import { privacyOf } from '#src/screens/pages/privacy-words.ts'
import { termsOf } from '#src/screens/pages/terms-words.ts'

const oyo: Licence = {
  ...licence,
  state: 'Oyo State',
  regulator: 'Oyo State Gaming Board',
  regulatorContact: 'its office at Agodi',
  number: 'OYSGB/1',
  until: '2027-12-31',
  operator: 'West Ltd',
  operatorAddress: '1 Ring Road, Ibadan',
  dataOfficer: 'data@west.example',
  register: 'StopPlay',
  winningsTax: 250,
  goodCauses: 300,
  weekCeiling: kobo(50_000),
  ninRequired: true,
}
const said = (it: Licence) => [...termsOf(it), ...privacyOf(it)].flatMap(clause => clause.words).join('\n')
const answered = (it: Licence) =>
  answers
    .map(([, words]) =>
      typeof words === 'string'
        ? words
        : words(licenceLine(it), String(it.winningsTax / 100), it.regulator, it.regulatorContact),
    )
    .join('\n')

test('the foot of every page has a licence line before anything is asked for: that of the record a build begins with §1.21 §9.35', () => {
  expect(brand.licence).toBe(licenceLine(licence))
})

test('terms, privacy notice and answers say what the record says, and of another state nothing stays behind §1.21 §9.35', () => {
  for (const told of [
    'West Ltd, 1 Ring Road, Ibadan, under licence no. OYSGB/1 of the Oyo State Gaming Board, valid until 2027-12-31',
    'tax on winnings and stamp duty are paid, 3% of sales go to good causes, and nobody may top up more than ₦50,000 in a week',
    'Oyo State takes 2.5% of net winnings',
    'Oyo State asks for your national identity number (NIN)',
    'is in StopPlay, the register of Oyo State',
    'turn to the Oyo State Gaming Board: its office at Agodi',
    'the courts of Oyo State',
    'data@west.example',
  ])
    expect(said(oyo)).toContain(told)
  expect(answered(oyo)).toContain('Licensed by the Oyo State Gaming Board, licence no. OYSGB/1.')
  expect(answered(oyo)).toContain('Yes: 2.5% of net winnings')
  const all = `${said(oyo)}\n${answered(oyo)}`.replaceAll('Lagos time', '')
  expect(all).not.toMatch(/Lagos|LSLGA|SafePlay|Alausa/)
  expect(all).not.toMatch(/undefined|NaN|null/)
})

test('a state that takes no tax and asks for no number is told as such', () => {
  const free = { ...oyo, winningsTax: 0, goodCauses: 0, weekCeiling: 0, ninRequired: false }
  expect(said(free)).toContain('Oyo State takes no tax on winnings at present')
  expect(said(free)).toContain('does not ask for your national identity number')
  expect(said(free)).not.toMatch(/good causes|in a week/)
  expect(answered(free)).toContain('No: the state that licenses us takes none at present.')
})

test('the terms have a clause for each thing that a regulator looks for', () => {
  const titles = termsOf(licence).map(it => it.title)
  expect(titles).toEqual([
    'Who we are',
    'Who may play',
    'Who you are',
    'Tickets',
    'Draws, and when there is none',
    'Prizes and tax',
    'Your wallets and your money',
    'When a withdrawal waits',
    'Fair play towards you',
    'Complaints',
    'When these terms change',
  ])
  for (const told of [
    'under 18',
    'money laundering',
    'within 7 days',
    'at least 14 days',
    'without a time limit',
  ])
    expect(said(licence)).toContain(told)
  for (const told of ['(NDPC)', 'consent', 'five years', 'You can have wrong things corrected'])
    expect(said(licence)).toContain(told)
})

test('the answers send players to what there is: a withdrawal, limits, a break', () => {
  const all = answered(licence)
  expect(all).not.toMatch(/\bsoon\b/)
  expect(all).toContain('withdraw them to a bank account in your name')
  expect(all).toContain('Under Safer play in the menu')
})
