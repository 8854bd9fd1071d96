// The tree of a batch's tickets, as RFC 6962 describes it: a leaf's hash begins with 0x00, a node's with 0x01.
import { concatBytes } from '#src/lib/bytes.ts'
import { sha256 } from './hash.ts'

const LEAF = Uint8Array.of(0)
const NODE = Uint8Array.of(1)

export const leafHash = (data: Uint8Array): Uint8Array => sha256(concatBytes(LEAF, data))

export const nodeHash = (pair: Uint8Array): Uint8Array => sha256(concatBytes(NODE, pair))

const HASH = 32 // bytes
/** Nodes made between two rests: some milliseconds. */
const PIECE = 1_000

/** How many nodes the levels of a tree have, from the leaves to the root; a node without a partner moves up as it is. */
const levelSizes = (leaves: number): number[] => {
  const sizes = [leaves]
  for (let size = leaves; size > 1;) sizes.push((size = Math.ceil(size / 2)))
  return sizes
}

/**
 * All nodes of a tree, level after level from the leaves to the root, 32 bytes each. Yields now and then, so that a large
 * tree need not be made in one go.
 * @param leafHashes 32 bytes for each leaf
 */
export function* growTree(leafHashes: Uint8Array): Generator<undefined, Uint8Array> {
  const sizes = levelSizes(leafHashes.length / HASH)
  const tree = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0) * HASH)
  tree.set(leafHashes)
  let from = 0
  let next = sizes[0]! * HASH
  for (const size of sizes.slice(0, -1)) {
    const to = from + size * HASH
    for (let at = from; at < to; at += 2 * HASH) {
      const pair = tree.subarray(at, Math.min(at + 2 * HASH, to))
      tree.set(pair.length > HASH ? nodeHash(pair) : pair, next)
      next += HASH
      if ((next / HASH) % PIECE === 0) yield
    }
    from = to
  }
  return tree
}

/** The root of no leaves is SHA-256 of nothing. */
export const rootOf = (tree: Uint8Array): Uint8Array => (tree.length > 0 ? tree.slice(-HASH) : sha256(tree))

/** At which places of a tree of so many leaves the audit path of one stands, from the bottom up. */
export const pathPlaces = (leaves: number, index: number): number[] => {
  if (!(index >= 0 && index < leaves)) throw new RangeError('leaf outside the tree')
  const places: number[] = []
  let start = 0
  let at = index
  for (const size of levelSizes(leaves)) {
    const sibling = at ^ 1
    if (sibling < size) places.push(start + sibling)
    start += size
    at >>= 1
  }
  return places
}

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
    hash = at % 2 === 1 ? nodeHash(concatBytes(sibling, hash)) : nodeHash(concatBytes(hash, sibling))
  }
  return used === path.length ? hash : undefined
}
