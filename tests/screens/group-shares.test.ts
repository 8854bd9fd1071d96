import { expect, test } from 'vitest'
import { kobo } from '#src/lib/money.ts'
import { evenly, faultsOf, mayBeMade, sumOf } from '#src/screens/play/together/shares.ts'
import { whyWords } from '#src/screens/syndicates/why-words.ts'

const COST = kobo(100)

test('the shares of a group begin as equal as kobo allow, and make the price of the ticket', () => {
  const three = evenly(COST, ['Ada', 'Bola', 'Chidi'])
  expect(three.map(it => it.amount)).toEqual(['33.34', '33.33', '33.33'])
  expect(sumOf(three)).toBe(COST)
  expect(mayBeMade(three, COST)).toBe(true)
  expect(mayBeMade(three, COST + 1)).toBe(false)
})

test('a name that is missing or there twice, and an amount that is none or below one naira, are named', () => {
  const typed = [
    { name: 'Ada', amount: '99.50' },
    { name: ' ada ', amount: '0.50' },
    { name: ' ', amount: '.' },
  ]
  expect(faultsOf(typed)).toEqual([
    {},
    { name: 'twice', amount: 'small' },
    { name: 'missing', amount: 'small' },
  ])
  expect(sumOf(typed)).toBe(COST)
  expect(mayBeMade(typed, COST)).toBe(false)
})

test('a group ticket that was called off says why and where the money went, and no other does', () => {
  for (const why of ['asked', 'late', 'rules-changed', 'other'])
    expect(whyWords({ state: 'off', why })).toMatch(/\. Every share that was paid went back\.$/)
  expect(whyWords({ state: 'open', why: '' })).toBe('')
})
