// The pure core of a jackpot's draw: the tree that adds up, and the number that is drawn.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jackpotKey, winningNumber } from '#src/draws/jackpot.ts'
import { sha256 } from '#src/draws/hash.ts'
import { followSumPath, growSumTree, sumLeaf, sumPathOf, sumRootOf } from '#src/draws/sum-tree.ts'
import { fromHex, hex, utf8 } from '#src/lib/bytes.ts'

const treeOf = (sums: readonly number[]) => {
  const leaves = sums.map((sum, at) => sumLeaf(sha256(utf8(`leaf ${at}`)), sum))
  const growing = growSumTree(leaves)
  for (;;) {
    const { done, value } = growing.next()
    if (done) return { leaves, levels: value }
  }
}

const key = jackpotKey({
  randomness: sha256(utf8('a round')),
  root: sha256(utf8('a list')),
  draw: 'super-20261120',
})

describe('the tree of stakes', () => {
  test('has a root that is told once and for all', () => {
    const { levels } = treeOf([10_000, 20_000, 50_000])
    expect(sumRootOf(levels).sum).toBe(80_000)
    expect(hex(sumRootOf(levels).hash)).toBe(
      'd149ef0c64507a31ef180e39caec65aaf705e06b3f9382791af9704e9d5add51',
    )
  })

  test('each path leads to the root, and says which stretch of the whole is the leaf’s', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 70 }), sums => {
        const { leaves, levels } = treeOf(sums)
        let before = 0
        for (const [at, leaf] of leaves.entries()) {
          const found = followSumPath(leaf, sumPathOf(levels, at))
          expect(found).toEqual({ root: sumRootOf(levels), before })
          before += leaf.sum
        }
        expect(sumRootOf(levels).sum).toBe(before)
      }),
      { numRuns: 50 },
    )
  })

  test('a sum that was changed anywhere on a path leads to another root', () => {
    const sums = fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 2, maxLength: 40 })
    fc.assert(
      fc.property(sums, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1000 }), (some, where, step, more) => {
        const { leaves, levels } = treeOf(some)
        const at = where % leaves.length
        const path = sumPathOf(levels, at)
        const changed = path.map((it, n) => (n === step % path.length ? { ...it, sum: it.sum + more } : it))
        expect(hex(followSumPath(leaves[at]!, changed).root.hash)).not.toBe(hex(sumRootOf(levels).hash))
        const larger = sumLeaf(sha256(utf8(`leaf ${at}`)), leaves[at]!.sum + more)
        expect(hex(followSumPath(larger, path).root.hash)).not.toBe(hex(sumRootOf(levels).hash))
      }),
      { numRuns: 50 },
    )
  })

  test('of nothing has a root too, and takes no sum that is not whole', () => {
    expect(sumRootOf(treeOf([]).levels)).toEqual({ hash: sha256(new Uint8Array()), sum: 0 })
    for (const sum of [-1, 0.5, 2 ** 53, Number.NaN])
      expect(() => sumLeaf(fromHex('00'), sum)).toThrow(RangeError)
  })
})

describe('the winning chance', () => {
  test('follows from randomness and list for ever: a vector', () => {
    expect(hex(key)).toBe('13f5dda873926afb04db4f7a915a91aac25797230fea62970b5767ff99c0275e')
    expect([1, 7, 80_000, 2 ** 40, 2 ** 53 - 1].map(chances => winningNumber(key, chances))).toEqual([
      0, 1, 25095, 73620375303, 6579551200986986,
    ])
  })

  test('is taken from the next word where the first lies past the last full multiple', () => {
    // 2,048 full multiples; with this key the first word is past them, and would give 2102311248337562.
    const chances = 9_002_803_354_665_472
    expect(winningNumber(sha256(utf8('key 48')), chances)).toBe(626332940030446)
  })

  test('is another one with another round, list or draw', () => {
    const from = {
      randomness: sha256(utf8('r')),
      root: sha256(utf8('l')),
      draw: 'd',
    }
    const other = sha256(utf8('other'))
    const keys = [from, { ...from, randomness: other }, { ...from, root: other }, { ...from, draw: 'e' }].map(
      it => hex(jackpotKey(it)),
    )
    expect(new Set(keys).size).toBe(4)
  })

  test('is never outside, and each is as likely as another', () => {
    const chances = 10
    const counts = Array<number>(chances).fill(0)
    const draws = 20_000
    for (let at = 0; at < draws; at++) {
      const number = winningNumber(sha256(utf8(`key ${at}`)), chances)
      counts[number]! += 1
    }
    const expected = draws / chances
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // 9 degrees of freedom: 99.99% of honest draws stay below.
    expect(chi).toBeLessThan(33.7)
    for (const wrong of [0, -1, 1.5, 2 ** 53]) expect(() => winningNumber(key, wrong)).toThrow(RangeError)
  })
})
