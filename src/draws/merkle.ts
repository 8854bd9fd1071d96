// The tree of a batch's tickets (RFC 6962): leaf hashes are prefixed with 0x00, node hashes with 0x01.
import { concatBytes } from '#src/lib/bytes.ts'
import { sha256 } from './hash.ts'

const LEAF = Uint8Array.of(0)
const NODE = Uint8Array.of(1)

export const leafHash = (data: Uint8Array): Uint8Array => sha256(concatBytes(LEAF, data))

export const nodeHash = (pair: Uint8Array): Uint8Array => sha256(concatBytes(NODE, pair))

const HASH = 32 // bytes
/** Nodes hashed between yields: a few milliseconds. */
const PIECE = 1_000

/** Nodes per level, from the leaves to the root; a node without a sibling moves up unchanged. */
const levelSizes = (leaves: number): number[] => {
  const sizes = [leaves]
  for (let size = leaves; size > 1;) sizes.push((size = Math.ceil(size / 2)))
  return sizes
}

/**
 * All nodes of a tree, level by level from the leaves to the root, 32 bytes each. Yields now and then, so a
 * large tree does not block.
 * @param leafHashes 32 bytes per leaf
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

/** The root of an empty tree is SHA-256 of nothing. */
export const rootOf = (tree: Uint8Array): Uint8Array => (tree.length > 0 ? tree.slice(-HASH) : sha256(tree))

/** Where in such a tree a leaf's audit path lies, bottom up. */
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

/** The root that a leaf and its path lead to, in a tree of `size` leaves; undefined if they do not fit. */
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
    if (at === last && at % 2 === 0) continue // no sibling on its level
    const sibling = path[used++]
    if (!sibling) return undefined
    hash = at % 2 === 1 ? nodeHash(concatBytes(sibling, hash)) : nodeHash(concatBytes(hash, sibling))
  }
  return used === path.length ? hash : undefined
}
