// Do these documents match the signed log at that place? Rebuilds the root from them and the nodes that cover
// everything before.
import { concatBytes, fromHex, hex, utf8 } from '#src/lib/bytes.ts'
import { sha256 } from './hash.ts'
import { consistencyRanges, type Range } from './log-tree.ts'
import { leafHash, nodeHash } from './merkle.ts'

/** The log's documents from place `from` to its end. */
export interface Stretch {
  from: number
  entries: readonly string[]
  /** The log's consistency path from `from` entries to all of them, hex. */
  path: readonly string[]
}

/** A power of two is a single node, which no path contains: fetch one more entry. */
export const stretchFrom = (wanted: number): number => {
  if (wanted <= 2) return 0
  return Number.isInteger(Math.log2(wanted)) ? wanted - 1 : wanted
}

const keyOf = ({ from, to }: Range) => `${from}-${to}`

/**
 * @param root hex.
 * @throws never; a path that does not fit leads to no root
 */
export const isStretchOf = ({ from, entries, path }: Stretch, root: string): boolean => {
  const size = from + entries.length
  const ranges = consistencyRanges(from, size)
  if (ranges.length !== path.length || from !== stretchFrom(from)) return false
  const before = new Map(ranges.map((range, at) => [keyOf(range), path[at]!]))
  const leaves = entries.map(entry => leafHash(utf8(entry)))
  const rootOf = (range: Range): Uint8Array | undefined => {
    if (range.to <= from) {
      const node = before.get(keyOf(range))
      return node === undefined ? undefined : fromHex(node)
    }
    if (range.to - range.from === 1) return leaves[range.from - from]
    const middle = range.from + 2 ** Math.ceil(Math.log2(range.to - range.from) - 1)
    const left = rootOf({ from: range.from, to: middle })
    const right = rootOf({ from: middle, to: range.to })
    return left && right && nodeHash(concatBytes(left, right))
  }
  const made = size === 0 ? sha256(new Uint8Array()) : rootOf({ from: 0, to: size })
  return made !== undefined && hex(made) === root
}
