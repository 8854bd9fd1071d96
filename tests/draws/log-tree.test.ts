import * as fc from 'fast-check'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  consistencyRanges,
  inclusionRanges,
  isConsistent,
  nodesOf,
  rootOfNodes,
  type Range,
} from '#src/draws/log-tree.ts'
import { leafHash, rootFromPath, rootOf } from '#src/draws/merkle.ts'
import { treeOf } from './tree.ts'

const leaves = Array.from({ length: 130 }, (_, at) =>
  leafHash(new Uint8Array(createHash('sha1').update(`${at}`).digest())),
)
const whole = (range: Range): Uint8Array => rootOf(treeOf(leaves.slice(range.from, range.to)))
/** As the service does it: from whole subtrees. */
const fromNodes = (range: Range): Uint8Array =>
  rootOfNodes(
    nodesOf(range).map(({ level, at }) => whole({ from: at * 2 ** level, to: (at + 1) * 2 ** level })),
  )
const sizes = fc.integer({ min: 1, max: leaves.length })

describe('the tree of the log', () => {
  it('has the same root out of whole subtrees as out of its leaves', () => {
    for (let to = 1; to <= leaves.length; to++)
      expect(fromNodes({ from: 0, to })).toEqual(whole({ from: 0, to }))
  })

  it('shows that a leaf is in it by a path that every other leaf refuses', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), (size, any) => {
        const leaf = any % size
        const path = inclusionRanges(leaf, { from: 0, to: size }).map(fromNodes)
        const root = whole({ from: 0, to: size })
        expect(rootFromPath(leaves[leaf]!, leaf, size, path)).toEqual(root)
        const other = (leaf + 1) % leaves.length
        expect(rootFromPath(leaves[other]!, leaf, size, path)).not.toEqual(root)
      }),
    )
  })

  it('shows that an older state is its beginning, and no other state is taken for one', () => {
    fc.assert(
      fc.property(sizes, sizes, fc.nat(), (a, b, any) => {
        const [first, second] = [Math.min(a, b), Math.max(a, b)]
        const [old, now] = [first, second].map(size => ({ size, root: whole({ from: 0, to: size }) }))
        const path = consistencyRanges(first, second).map(fromNodes)
        expect(isConsistent(old!, now!, path)).toBe(true)
        const bent = new Uint8Array(old!.root)
        bent[any % 32]! ^= 1
        expect(isConsistent({ ...old!, root: bent }, now!, path)).toBe(false)
        expect(isConsistent(old!, { ...now!, root: bent }, path)).toBe(false)
        expect(isConsistent(old!, now!, [...path, leaves[0]!])).toBe(false)
        if (path.length > 0) expect(isConsistent(old!, now!, path.slice(1))).toBe(false)
        if (first < second) expect(isConsistent(now!, old!, path)).toBe(false)
      }),
    )
  })

  it('takes every state for a continuation of the empty one', () => {
    const empty = { size: 0, root: whole({ from: 0, to: 0 }) }
    expect(consistencyRanges(0, 9)).toEqual([])
    expect(isConsistent(empty, { size: 9, root: whole({ from: 0, to: 9 }) }, [])).toBe(true)
  })
})
