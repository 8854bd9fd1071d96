// Slips of predictions: what is refused, what they cost and win, and how they end.
import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { allIn, MOST_PAID, real, virtual } from '#src/games/soccer-cash/rules.ts'
import { settlePrediction, type Final } from '../../model/settle-prediction.ts'
import { partsOf, priceOf } from '#src/games/soccer-cash/prices.ts'
import { chancesOf } from '#src/games/soccer-cash/chances.ts'
import {
  partsOn,
  predictionsOf,
  slipFault,
  slipPrice,
  type MatchPick,
  type Slate,
} from '#src/games/soccer-cash/slip.ts'
import { kobo } from '#src/lib/money.ts'

const match = (home: number, away: number) => ({
  most: 9,
  parts: chancesOf({ home, away }, 9).map(partsOf),
})
const slate: Slate = new Map([
  ['a', match(1.5, 1.1)],
  ['b', match(2.4, 0.7)],
  ['c', match(0.9, 1.3)],
  ['d', match(1.2, 1.2)],
])
const pick = (match: string, ...scores: string[]): MatchPick => ({ match, scores })
const three = [pick('a', '1-1', '2-1'), pick('b', '3-0'), pick('c', '0-1', '0-0', '1-1')]

test('several scores of three matches are as many predictions as they have combinations §9.20', () => {
  expect(slipFault(real, three, slate)).toBeUndefined()
  expect(predictionsOf(three)).toEqual([
    ['1-1', '3-0', '0-1'],
    ['1-1', '3-0', '0-0'],
    ['1-1', '3-0', '1-1'],
    ['2-1', '3-0', '0-1'],
    ['2-1', '3-0', '0-0'],
    ['2-1', '3-0', '1-1'],
  ])
  const price = slipPrice(three, slate, kobo(100))
  expect(price).toMatchObject({ predictions: 6, stake: kobo(600), isCapped: false })
})

test.each([
  [real, [pick('a', '1-1'), pick('b', '1-0')], { fault: 'match-count' }],
  [real, [...three, pick('d', '0-0')], { fault: 'match-count' }],
  [real, [], { fault: 'match-count' }],
  [real, [pick('a', '1-1'), pick('b', '1-0'), pick('a', '2-2')], { fault: 'match-twice', at: 2 }],
  [real, [pick('a', '1-1'), pick('x', '1-0'), pick('c', '2-2')], { fault: 'match-unknown', at: 1 }],
  [real, [pick('a'), pick('b', '1-0'), pick('c', '2-2')], { fault: 'score-count', at: 0 }],
  [real, [pick('a', '1-1', '1-1'), pick('b', '1-0'), pick('c', '2-2')], { fault: 'score-twice', at: 0 }],
  [real, [pick('a', '100-0'), pick('b', '1-0'), pick('c', '2-2')], { fault: 'score-not-sold', at: 0 }],
  [real, [pick('a', '1-1'), pick('b', '9-9'), pick('c', '2-2')], { fault: 'score-not-sold', at: 1 }],
  [real, [pick('a', '1-1'), pick('b', '-1-1'), pick('c', '2-2')], { fault: 'score-not-sold', at: 1 }],
  [real, [pick('a', '1-1'), pick('b', '01-1'), pick('c', '2-2')], { fault: 'score-not-sold', at: 1 }],
  [allIn, [pick('a', '1-1', '2-1')], { fault: 'score-count', at: 0 }],
  [allIn, ['a', 'b', 'c', 'd'].map(it => pick(it, '1-1')), { fault: 'match-count' }],
  [allIn, [pick('a', '1-1')], undefined],
  [virtual, ['a', 'b', 'c', 'd'].map(it => pick(it, '1-1')), undefined],
  [virtual, ['a', 'b', 'c', 'd', 'e', 'f'].map(it => pick(it, '1-1')), { fault: 'match-count' }],
] as const)('a slip of %o is refused by name or taken §5.16 §9.21 §9.22', (form, picks, fault) => {
  expect(slipFault(form, picks, slate)).toEqual(fault)
})

test('more combinations than a ticket may hold are refused', () => {
  const many = ['0-0', '1-0', '0-1', '1-1', '2-0', '0-2', '2-1', '1-2', '2-2'].slice(0, 8)
  const picks = ['a', 'b', 'c'].map(it => pick(it, ...many))
  expect(slipFault(real, picks, slate)).toEqual({ fault: 'prediction-count' })
})

const scores = ['0-0', '1-0', '0-1', '1-1', '2-0', '0-2', '2-1', '1-2', '3-0', '0-4']
const finals = fc.oneof(
  fc.constantFrom<Final>(...scores.map(score => ({ score }))),
  fc.constant<Final>({ void: true }),
)
const picked = fc
  .tuple(...['a', 'b', 'c'].map(() => fc.subarray(scores, { minLength: 1, maxLength: 5 })))
  .map(lists => ['a', 'b', 'c'].map((match, at) => pick(match, ...lists[at]!)))
const cap = fc.constantFrom(undefined, kobo(300), kobo(20_000))

test('whatever happens, a slip never pays more than the worst that was reckoned with when it was sold', () => {
  fc.assert(
    fc.property(picked, fc.tuple(finals, finals, finals), cap, (picks, ends, most) => {
      const ended = new Map(picks.map(({ match }, at) => [match, ends[at]!]))
      const paid = predictionsOf(picks)
        .map(its => its.map((score, at) => ({ match: picks[at]!.match, score })))
        .reduce((sum, it) => sum + settlePrediction(it, ended, slate, kobo(100), most).paid, 0)
      expect(paid).toBeLessThanOrEqual(slipPrice(picks, slate, kobo(100), most).worst)
    }),
  )
})

const parts = (match: string, score: string) => partsOn(slate.get(match)!, score)
const prediction = [
  { match: 'a', score: '1-1' },
  { match: 'b', score: '2-0' },
  { match: 'c', score: '0-1' },
]
const settled = (ends: readonly Final[], most?: number) =>
  settlePrediction(
    prediction,
    new Map(prediction.map(({ match }, at) => [match, ends[at]!])),
    slate,
    kobo(100),
    most,
  )
const score = (text: string): Final => ({ score: text })
const gone: Final = { void: true }

test('all right wins the price of all, one wrong loses', () => {
  const all = ['a', 'b', 'c'].map((match, at) => parts(match, prediction[at]!.score))
  expect(settled([score('1-1'), score('2-0'), score('0-1')])).toEqual({
    state: 'won',
    paid: priceOf(kobo(100), all).prize,
  })
  expect(settled([score('1-1'), score('2-0'), score('0-2')])).toEqual({ state: 'lost', paid: 0 })
})

test('a void match is never right: the price of those left counts, and with none left the stake goes back', () => {
  const left = [parts('a', '1-1'), parts('c', '0-1')]
  expect(settled([score('1-1'), gone, score('0-1')]).paid).toBe(priceOf(kobo(100), left).prize)
  expect(settled([score('1-0'), gone, score('0-1')]).state).toBe('lost')
  expect(settled([gone, gone, score('0-1')]).paid).toBe(priceOf(kobo(100), [parts('c', '0-1')]).prize)
  expect(settled([gone, gone, gone])).toEqual({ state: 'refunded', paid: kobo(100) })
})

test('the cap it was sold under stays, and a match without an end settles nothing', () => {
  expect(settled([score('1-1'), score('2-0'), score('0-1')], kobo(1_000)).paid).toBe(kobo(1_000))
  expect(slipPrice(three, slate, kobo(100), kobo(1_000))).toMatchObject({
    winning: kobo(1_000),
    isCapped: true,
  })
  expect(slipPrice(three, slate, kobo(100)).winning).toBeLessThan(MOST_PAID)
  expect(() => settlePrediction(prediction, new Map(), slate, kobo(100))).toThrow(RangeError)
})
