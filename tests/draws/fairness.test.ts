import { expect, test } from 'vitest'
import { drawNumbers } from '#src/draws/derive.ts'
import { addDraw, judge, newTally, unfairOf } from '../support/drum.ts'
import { drums } from '../support/drums.ts'
import { byteModulo, keyAt, sortRandom } from '../support/wrong-drums.ts'

const DRAWS = 20_000

const tally = (
  pick: number,
  of: number,
  draw: (at: number, pick: number, of: number) => readonly number[],
) => {
  const it = newTally(pick, of)
  for (let at = 0; at < DRAWS; at++) addDraw(it, draw(at, pick, of))
  return it
}

test.each(drums)(
  '20,000 draws of %i of %i favour no number, no pair and no place, and say nothing about the next',
  (pick, of) => {
    const it = tally(pick, of, at => drawNumbers(keyAt(at), pick, of))
    expect(judge(it).map(({ freedom }) => freedom)).toEqual([
      of - 1,
      (of * (of - 3)) / 2,
      ...Array.from({ length: pick }, () => of - 1),
      expect.any(Number),
    ])
    expect(unfairOf(it)).toEqual([])
  },
)

test.each(drums)(
  'of %i of %i the same tests catch the two classic mistakes: a byte’s remainder, and sorting by a coin',
  (pick, of) => {
    expect(unfairOf(tally(pick, of, byteModulo))).toContain('numbers')
    expect(unfairOf(tally(pick, of, sortRandom))).toContain('numbers')
  },
)

const honest = (at: number) => drawNumbers(keyAt(at), 2, 20)

test('numbers that come in fixed pairs are caught by the pairs alone, and draws that repeat by the serial test', () => {
  const paired = tally(4, 40, at => honest(at).flatMap(n => [2 * n - 1, 2 * n]))
  expect(unfairOf(paired)).toContain('pairs')
  expect(unfairOf(paired)).not.toContain('numbers')
  const sticky = newTally(4, 40)
  for (let at = 0; at < DRAWS; at++) addDraw(sticky, drawNumbers(keyAt(at - (at % 50 === 1 ? 1 : 0)), 4, 40))
  expect(unfairOf(sticky)).toEqual(['serial'])
})
