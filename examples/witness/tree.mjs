// Merkle trees of RFC 6962: does a tree begin with another one?
import { createHash } from 'node:crypto'

const sha256 = bytes => createHash('sha256').update(bytes).digest()
const node = (left, right) => sha256(Buffer.concat([Buffer.of(1), left, right]))
const EMPTY = sha256('')

/** The largest power of two below a size. */
const splitOf = size => 2 ** Math.ceil(Math.log2(size) - 1)

/**
 * The consistency proof of RFC 6962, 2.1.2, read as it is made: both roots are built again out of it.
 * @param proof hashes of 32 bytes
 */
export const isConsistent = (oldSize, oldRoot, size, root, proof) => {
  if (oldSize === 0) return proof.length === 0 && (size > 0 || root.equals(EMPTY))
  let used = 0
  const next = () => proof[used++] ?? Buffer.alloc(0)
  const roots = (old, all, isWhole) => {
    if (old === all) return Array(2).fill(isWhole ? oldRoot : next())
    const left = splitOf(all)
    if (old <= left) {
      const [before, after] = roots(old, left, isWhole)
      return [before, node(after, next())]
    }
    const [before, after] = roots(old - left, all - left, false)
    const shared = next()
    return [node(shared, before), node(shared, after)]
  }
  const [before, after] = roots(oldSize, size, true)
  return used === proof.length && before.equals(oldRoot) && after.equals(root)
}
