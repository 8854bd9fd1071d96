// A whole tree in one go, and its nodes by their places.
import { growTree, pathPlaces } from '#src/draws/merkle.ts'

export const treeOf = (leafHashes: readonly Uint8Array[]): Uint8Array => {
  const growing = growTree(new Uint8Array(Buffer.concat(leafHashes)))
  for (;;) {
    const { done, value } = growing.next()
    if (done) return value
  }
}

export const pathIn = (tree: Uint8Array, leaves: number, index: number): Uint8Array[] =>
  pathPlaces(leaves, index).map(place => tree.slice(place * 32, (place + 1) * 32))
