// The tree of a batch's tickets, as RFC 6962 describes it: a leaf's hash begins with 0x00, a node's with 0x01.
import { concatBytes } from '#src/lib/bytes.ts'
import { sha256 } from './hash.ts'

const LEAF = Uint8Array.of(0)
const NODE = Uint8Array.of(1)

export const leafHash = (data: Uint8Array): Uint8Array => sha256(concatBytes(LEAF, data))

const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(concatBytes(NODE, left, right))

/** All levels from the leaves to the root; a node without a partner moves up as it is. Keep it to answer many paths. */
export const levelsOf = (leafHashes: readonly Uint8Array[]): Uint8Array[][] => {
  const levels = [[...leafHashes]]
  for (let level = levels[0]!; level.length > 1;) {
    const above: Uint8Array[] = []
    for (let at = 0; at < level.length; at += 2)
      above.push(at + 1 < level.length ? nodeHash(level[at]!, level[at + 1]!) : level[at]!)
    levels.push(above)
    level = above
  }
  return levels
}

/** The root of no leaves is SHA-256 of nothing. */
export const rootOf = (leafHashes: readonly Uint8Array[]): Uint8Array =>
  levelsOf(leafHashes).at(-1)![0] ?? sha256(new Uint8Array())

/** The audit path of a leaf, from the bottom up, out of levels that were kept. */
export const pathIn = (levels: readonly Uint8Array[][], index: number): Uint8Array[] => {
  if (!(index in levels[0]!)) throw new RangeError('leaf outside the tree')
  const path: Uint8Array[] = []
  let at = index
  for (const level of levels) {
    const sibling = level[at ^ 1]
    if (sibling) path.push(sibling)
    at >>= 1
  }
  return path
}

export const auditPath = (leafHashes: readonly Uint8Array[], index: number): Uint8Array[] =>
  pathIn(levelsOf(leafHashes), index)

/** The root that a leaf and its path lead to in a tree of `size` leaves; undefined where the path does not fit. */
export const rootFromPath = (
  leaf: Uint8Array,
  index: number,
  size: number,
  path: readonly Uint8Array[],
): Uint8Array | undefined => {
  if (!(Number.isSafeInteger(size) && Number.isSafeInteger(index) && index >= 0 && index < size))
    return undefined
  let hash = leaf
  let at = index
  let last = size - 1
  let used = 0
  for (; last > 0; at = Math.floor(at / 2), last = Math.floor(last / 2)) {
    if (at === last && at % 2 === 0) continue // alone on its level
    const sibling = path[used++]
    if (!sibling) return undefined
    hash = at % 2 === 1 ? nodeHash(sibling, hash) : nodeHash(hash, sibling)
  }
  return used === path.length ? hash : undefined
}
