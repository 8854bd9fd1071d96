import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitByShares } from '#src/games/split-shares.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
const shares = fc.array(fc.integer({ min: 100, max: 1_000_000 }), { minLength: 2, maxLength: 10 })
const amount = fc.integer({ min: 0, max: 3_000_000_000 })

test('a prize is split to the kobo: nothing is lost, nobody is a kobo from their exact part', () => {
  fc.assert(
    fc.property(amount, shares, (won, parts) => {
      const split = splitByShares(won, parts)
      expect(sum(split)).toBe(won)
      const total = BigInt(sum(parts))
      for (const [at, got] of split.entries()) {
        const product = BigInt(won) * BigInt(parts[at]!)
        expect(BigInt(got) === product / total || BigInt(got) === product / total + 1n).toBe(true)
        if (product % total === 0n) expect(BigInt(got)).toBe(product / total)
      }
    }),
  )
})

test('who pays more gets no less, of equal shares the first gets the odd kobo, and the price itself splits into its shares', () => {
  fc.assert(
    fc.property(amount, shares, (won, parts) => {
      const split = splitByShares(won, parts)
      for (const [a, left] of parts.entries())
        for (const [b, right] of parts.entries())
          if (left > right || (left === right && a < b)) expect(split[a]).toBeGreaterThanOrEqual(split[b]!)
      expect(splitByShares(sum(parts), parts)).toEqual(parts)
    }),
  )
  expect(splitByShares(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(splitByShares(200, [1, 1, 1])).toEqual([67, 67, 66])
  expect(splitByShares(5_000, [3_333, 3_333, 3_334])).toEqual([1_667, 1_666, 1_667])
})
