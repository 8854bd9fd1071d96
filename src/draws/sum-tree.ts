// A Merkle sum tree: each node's hash covers the sums of both halves, so a path proves which part of the
// whole belongs to a leaf. Leaf hashes are prefixed with 0x02, node hashes with 0x03 (merkle.ts uses 0x00 and
// 0x01).
import { concatBytes } from '#src/lib/bytes.ts'
import { sha256 } from './hash.ts'

const LEAF = Uint8Array.of(2)
const NODE = Uint8Array.of(3)
/** Nodes hashed between yields: a few milliseconds. */
const PIECE = 1_000

export interface Summed {
  hash: Uint8Array
  /** A whole number below 2^53. */
  sum: number
}

/** A sibling on the way from a leaf to the root. */
export interface SumStep extends Summed {
  /** The sibling is on the left. */
  left: boolean
}

/** @throws RangeError unless the sum is a whole number below 2^53 */
const u64 = (value: number): Uint8Array => {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError('not a sum')
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value))
  return bytes
}

/** @param data what the leaf stands for: 32 bytes */
export const sumLeaf = (data: Uint8Array, sum: number): Summed => ({
  hash: sha256(concatBytes(LEAF, data, u64(sum))),
  sum,
})

const join = (a: Summed, b: Summed): Summed => ({
  hash: sha256(concatBytes(NODE, a.hash, u64(a.sum), b.hash, u64(b.sum))),
  sum: a.sum + b.sum,
})

/** The root of an empty tree. */
export const EMPTY_TREE: Summed = { hash: sha256(new Uint8Array()), sum: 0 }

/** All levels, leaves first; a node without a sibling moves up unchanged. Yields now and then. */
export function* growSumTree(leaves: readonly Summed[]): Generator<undefined, Summed[][]> {
  const levels = [leaves.length > 0 ? [...leaves] : [EMPTY_TREE]]
  let made = 0
  for (let level = levels[0]!; level.length > 1; levels.push(level)) {
    const above: Summed[] = []
    for (let at = 0; at < level.length; at += 2) {
      const [a, b] = [level[at]!, level[at + 1]]
      above.push(b ? join(a, b) : a)
      if (++made % PIECE === 0) yield
    }
    level = above
  }
  return levels
}

export const sumRootOf = (levels: readonly Summed[][]): Summed => levels.at(-1)![0]!

export const sumPathOf = (levels: readonly Summed[][], index: number): SumStep[] => {
  const path: SumStep[] = []
  let at = index
  for (const level of levels) {
    const sibling = level[at ^ 1]
    if (sibling) path.push({ ...sibling, left: at % 2 === 1 })
    at >>= 1
  }
  return path
}

/** The root that a leaf and its path lead to, and the sum of everything before the leaf. */
export const followSumPath = (leaf: Summed, path: readonly SumStep[]): { root: Summed; before: number } => {
  let root = leaf
  let before = 0
  for (const step of path) {
    if (step.left) before += step.sum
    root = step.left ? join(step, root) : join(root, step)
  }
  return { root, before }
}

/** A leaf's position from its path's shape, in a tree of this size; undefined if no leaf has such a path. */
export const placeOfSumPath = (path: readonly Pick<SumStep, 'left'>[], size: number): number | undefined => {
  const widths = size > 0 ? [size] : []
  for (let width = size; width > 1;) widths.push((width = Math.ceil(width / 2)))
  const steps = [...path]
  let at = 0
  for (let level = widths.length - 2; level >= 0; level--) {
    at *= 2
    if (at + 1 === widths[level]) continue // no sibling: it moved up unchanged
    const step = steps.pop()
    if (!step) return undefined
    if (step.left) at += 1
  }
  return size > 0 && steps.length === 0 ? at : undefined
}
