// An item's draw from nothing but the pure core: the number, and whose bid holds it.
import { describe, expect, test } from 'vitest'
import type { BidLeaf, ItemCommitment, ItemRecord } from '#src/contract/items/documents.ts'
import { bidLeaf, drawItem, ITEM_METHOD, itemHash } from '#src/draws/item.ts'
import { sha256 } from '#src/draws/hash.ts'
import { JACKPOT_MARGIN, RESULT_WITHIN, roundFrom, roundTime } from '#src/draws/schedule.ts'
import { growSumTree, sumPathOf, sumRootOf } from '#src/draws/sum-tree.ts'
import { checkItem } from '#src/proof/verify-item.ts'
import { hex, utf8 } from '#src/lib/bytes.ts'
import { lagosInstant } from '#src/lib/lagos-time.ts'
import { inOneGo } from '#server/lib/in-pieces.ts'

test('number and reserve follow from randomness and list for ever: a vector made with another program', () => {
  const from = { randomness: sha256(utf8('a round')), root: sha256(utf8('a list')), item: 'item-1' }
  expect([2, 7, 5_000, 1e9].map(sold => drawItem(from, sold))).toEqual([
    { number: 0, reserve: 1 },
    { number: 5, reserve: 6 },
    { number: 1_014, reserve: 1_258 },
    { number: 731_156_014, reserve: 524_044_070 },
  ])
  expect(() => drawItem(from, 1)).toThrow(RangeError)
})

const CLOSES = lagosInstant(2026, 11, 24, 20)
const iso = (at: number) => new Date(at).toISOString()
const round = roundFrom(CLOSES + JACKPOT_MARGIN)
const commitment: ItemCommitment = {
  type: 'oriire/item/v1',
  item: 'rice-1',
  method: ITEM_METHOD,
  name: 'Bag of rice',
  category: 'rice',
  price: 200_000,
  cash: 180_000,
  chancePrice: 5_000,
  offered: 50,
  needed: 40,
  most: 5,
  opensAt: iso(CLOSES - 86_400_000),
  closesAt: iso(CLOSES),
  drawsAt: iso(CLOSES + JACKPOT_MARGIN),
  beacon: { chain: 'sandbox', round },
}
/** Three bids: numbers 0 to 4, 5 to 6 and 7 to 9. */
const leaves = [5, 2, 3].map((numbers, place): BidLeaf => ({
  type: 'oriire/bid/v1',
  item: 'rice-1',
  commitment: itemHash(commitment),
  place,
  first: [0, 5, 7][place]!,
  numbers,
  nonce: `0${place}`.repeat(16),
}))
const levels = inOneGo(growSumTree(leaves.map(bidLeaf)))
const listed = (place: number) => ({
  leaf: leaves[place]!,
  path: sumPathOf(levels, place).map(step => ({ ...step, hash: hex(step.hash) })),
})
const nowhere = { index: 0, path: [], checkpoint: '' }
/** The numbers 5 or 6 win, so it is said, and 0 is the reserve. */
const record = (number: number, winner = 1, reserve = 0): ItemRecord => ({
  item: 'rice-1',
  state: 'drawn',
  commitment,
  announced: null,
  list: {
    list: {
      type: 'oriire/item-list/v1',
      item: 'rice-1',
      commitment: itemHash(commitment),
      bids: 3,
      numbers: 10,
      root: hex(sumRootOf(levels).hash),
    },
    logged: nowhere,
  },
  draw: { signature: '00', number, reserve: 0, drawnAt: iso(roundTime(round)) },
  winner: listed(winner),
  reserve: listed(reserve),
  void: null,
  passed: null,
  keyEntries: [],
})
const [LIST, NUMBER, WINNER] = [1, 2, 3] as const
const check = (at: number, it: ItemRecord, memory = {}) => checkItem(it, memory)[at]

describe('the winner of an item', () => {
  test.each([
    [4, 'failed'],
    [5, 'passed'],
    [6, 'passed'],
    [7, 'failed'],
  ])('whose bid holds numbers 5 and 6: with number %i the check has %s', (number, state) => {
    expect(check(WINNER, record(number))).toMatchObject({
      title: 'The winner’s bid holds that number',
      state,
      detail: state === 'passed' ? 'Bid 2 of the list holds it' : 'The number drawn belongs to another bid',
    })
  })

  test('is none where the reserve is the bid of another number', () => {
    expect(check(WINNER, record(5, 1, 2))!.detail).toBe('The reserve number belongs to another bid')
  })
})

describe('an item that', () => {
  test('has no list by its round, or no number ten minutes after it, is withheld: until then it waits', () => {
    const unlisted: ItemRecord = { ...record(5), state: 'open', list: null, draw: null, winner: null }
    const undrawn: ItemRecord = { ...record(5), state: 'sealed', draw: null, winner: null }
    const at = roundTime(round)
    expect(check(LIST, unlisted, { heardAt: at - 1 })!.state).toBe('waiting')
    expect(check(LIST, unlisted, { heardAt: at })).toMatchObject({
      state: 'failed',
      detail: 'Not shown in time: the list had to be out before the draw',
    })
    expect(check(NUMBER, undrawn, { heardAt: at + RESULT_WITHIN - 1 })!.state).toBe('waiting')
    expect(check(NUMBER, undrawn, { heardAt: at + RESULT_WITHIN })).toMatchObject({
      state: 'failed',
      detail: 'Not shown in time: the number had to be out ten minutes after the round',
    })
  })
})
