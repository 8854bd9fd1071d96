// The log's append-only tree (RFC 9162): which nodes make a path, and is one state a prefix of another?
import { concatBytes } from '#src/lib/bytes.ts'
import { sameBytes } from './hash.ts'
import { nodeHash } from './merkle.ts'

/** Leaves from `from` up to but not including `to`. */
export interface Range {
  from: number
  to: number
}

/** A complete subtree: node `at` of its level, counted from the left; leaves are level 0. */
export interface Node {
  level: number
  at: number
}

/** The largest power of two below a number. */
const splitOf = (size: number): number => 2 ** Math.ceil(Math.log2(size) - 1)

/** The ranges whose roots form a leaf's audit path, bottom up. */
export const inclusionRanges = (leaf: number, { from, to }: Range): Range[] => {
  if (to - from <= 1) return []
  const middle = from + splitOf(to - from)
  return leaf < middle
    ? [...inclusionRanges(leaf, { from, to: middle }), { from: middle, to }]
    : [...inclusionRanges(leaf, { from: middle, to }), { from, to: middle }]
}

/** The ranges whose roots prove the tree of `first` leaves a prefix of the one of `second`. */
export const consistencyRanges = (first: number, second: number): Range[] => {
  const part = ({ from, to }: Range, isOld: boolean): Range[] => {
    if (first === to) return isOld ? [] : [{ from, to }]
    const middle = from + splitOf(to - from)
    return first <= middle
      ? [...part({ from, to: middle }, isOld), { from: middle, to }]
      : [...part({ from: middle, to }, false), { from, to: middle }]
  }
  return first === 0 || first === second ? [] : part({ from: 0, to: second }, true)
}

/** The complete subtrees that make up a range, left to right. */
export const nodesOf = ({ from, to }: Range): Node[] => {
  const nodes: Node[] = []
  for (let at = from; at < to;) {
    let level = 0
    while (at % 2 ** (level + 1) === 0 && at + 2 ** (level + 1) <= to) level++
    nodes.push({ level, at: at / 2 ** level })
    at += 2 ** level
  }
  return nodes
}

/**
 * The root over complete subtrees, left to right.
 * @throws RangeError if there are none
 */
export const rootOfNodes = (hashes: readonly Uint8Array[]): Uint8Array => {
  const last = hashes.at(-1)
  if (!last) throw new RangeError('a range without leaves')
  return hashes.slice(0, -1).reduceRight((right, left) => nodeHash(concatBytes(left, right)), last)
}

/** Is the tree of `first` leaves, with its root, a prefix of the tree of `second`? */
export const isConsistent = (
  first: { size: number; root: Uint8Array },
  second: { size: number; root: Uint8Array },
  path: readonly Uint8Array[],
): boolean => {
  if (first.size > second.size) return false
  if (first.size === second.size) return path.length === 0 && sameBytes(first.root, second.root)
  if (first.size === 0) return path.length === 0
  const rest = [...path]
  let at = first.size - 1
  let last = second.size - 1
  while (at % 2 === 1) {
    at = Math.floor(at / 2)
    last = Math.floor(last / 2)
  }
  // If the old tree is one complete subtree, its own root is where both start.
  let before = at > 0 ? rest.shift() : first.root
  if (!before) return false
  let now = before
  for (; last > 0; at = Math.floor(at / 2), last = Math.floor(last / 2)) {
    if (at === last && at % 2 === 0) continue
    const next = rest.shift()
    if (!next) return false
    if (at % 2 === 1) {
      before = nodeHash(concatBytes(next, before))
      now = nodeHash(concatBytes(next, now))
    } else now = nodeHash(concatBytes(now, next))
  }
  return rest.length === 0 && sameBytes(before, first.root) && sameBytes(now, second.root)
}
