import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { makePace } from '#server/ports/push-pace.ts'

/** How many go when it is asked at these instants, each time until it says no. */
const goneAt = (perSecond: number, instants: readonly number[]): number[] => {
  const pace = makePace(perSecond)
  return instants.map(now => {
    let gone = 0
    while (pace(now) === 0) gone++
    return gone
  })
}

test('with 100 in a second one goes each 10 ms, after a few at the beginning', () => {
  expect(goneAt(100, [0, 5, 10, 15, 20, 30])).toEqual([6, 0, 1, 0, 1, 1])
})

test('what a second of standing still has cost is not made up for', () => {
  expect(goneAt(100, [0, 1_000, 1_010])).toEqual([6, 6, 1])
})

test('says how long the next one waits', () => {
  const pace = makePace(100)
  while (pace(0) === 0);
  expect([pace(0), pace(4), pace(10)]).toEqual([10, 6, 0])
})

test('never lets more go than so many in a second and those at the beginning', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000 }),
      fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 60 }),
      (perSecond, pauses) => {
        let now = 0
        const instants = pauses.map(pause => (now += pause))
        const gone = goneAt(perSecond, instants).reduce((sum, it) => sum + it, 0)
        const seconds = (instants.at(-1)! - instants[0]! + 50) / 1000
        expect(gone).toBeLessThanOrEqual(Math.floor(seconds * perSecond + 1e-6) + 1)
      },
    ),
  )
})
