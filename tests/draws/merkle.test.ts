import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { growTree, leafHash, pathPlaces, rootFromPath, rootOf } from '#src/draws/merkle.ts'
import { hex, utf8 } from '#src/lib/bytes.ts'
import { pathIn, treeOf } from './tree.ts'

// RFC 6962 section 2.1, written as it reads: slow, recursive, with the platform's own SHA-256.
const sha = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest()
const split = (n: number) => 2 ** Math.ceil(Math.log2(n) - 1)
const workRootOut = (data: Uint8Array[]): Buffer => {
  if (data.length === 0) return sha()
  if (data.length === 1) return sha(Uint8Array.of(0), data[0]!)
  const k = split(data.length)
  return sha(Uint8Array.of(1), naiveRoot(data.slice(0, k)), naiveRoot(data.slice(k)))
}
/** By first leaf and size: the data of all trees begin alike. */
const roots = new Map<string, Buffer>()
const naiveRoot = (data: Uint8Array[]): Buffer => {
  const of = `${data[0] && hex(data[0])} ${data.length}`
  const root = roots.get(of) ?? workRootOut(data)
  roots.set(of, root)
  return root
}
const naivePath = (m: number, data: Uint8Array[]): Buffer[] => {
  if (data.length <= 1) return []
  const k = split(data.length)
  return m < k
    ? [...naivePath(m, data.slice(0, k)), naiveRoot(data.slice(k))]
    : [...naivePath(m - k, data.slice(k)), naiveRoot(data.slice(0, k))]
}

const dataOf = (size: number) => Array.from({ length: size }, (_, at) => utf8(`ticket ${at}`))

test('roots and paths of every tree up to 70 tickets are those of RFC 6962', () => {
  for (let size = 0; size <= 70; size++) {
    const data = dataOf(size)
    const hashes = data.map(leafHash)
    const tree = treeOf(hashes)
    expect(hex(rootOf(tree))).toBe(naiveRoot(data).toString('hex'))
    for (let index = 0; index < size; index++) {
      const path = pathIn(tree, size, index)
      expect(path.map(hex)).toEqual(naivePath(index, data).map(node => node.toString('hex')))
      expect(hex(rootFromPath(hashes[index]!, index, size, path)!)).toBe(hex(rootOf(tree)))
    }
  }
})

test('a path leads to the root only for its own leaf, place and size', () => {
  const hashes = dataOf(41).map(leafHash)
  const tree = treeOf(hashes)
  const root = hex(rootOf(tree))
  const leadsToRoot = (...[leaf, index, size, path]: Parameters<typeof rootFromPath>) => {
    const found = rootFromPath(leaf, index, size, path)
    return found !== undefined && hex(found) === root
  }
  fc.assert(
    fc.property(fc.nat(40), fc.nat(40), fc.nat(60), (index, other, size) => {
      const path = pathIn(tree, 41, index)
      expect(leadsToRoot(hashes[index]!, index, 41, path)).toBe(true)
      if (other !== index) {
        expect(leadsToRoot(hashes[other]!, index, 41, path)).toBe(false)
        expect(leadsToRoot(hashes[index]!, other, 41, path)).toBe(false)
      }
      expect(leadsToRoot(hashes[index]!, index, 41, path.slice(1))).toBe(false)
      expect(leadsToRoot(hashes[index]!, index, 41, [...path, path[0]!])).toBe(false)
      if (index >= size) expect(rootFromPath(hashes[index]!, index, size, path)).toBeUndefined()
    }),
  )
  for (const outside of [-1, 41]) expect(() => pathPlaces(41, outside)).toThrow(RangeError)
  for (const wrong of [-1, 0.5, Number.NaN]) expect(rootFromPath(hashes[0]!, wrong, 41, [])).toBeUndefined()
})

test('a hundred thousand tickets are one root and seventeen hashes a ticket, made in many small steps', () => {
  const hashes = Array.from({ length: 100_000 }, (_, at) => sha(Uint8Array.of(0), utf8(`${at}`)))
  const growing = growTree(new Uint8Array(Buffer.concat(hashes)))
  let steps = 0
  let grown = growing.next()
  for (; !grown.done; grown = growing.next()) steps++
  const tree = grown.value
  const path = pathIn(tree, 100_000, 77_777)
  expect(path).toHaveLength(17)
  expect(hex(rootFromPath(hashes[77_777]!, 77_777, 100_000, path)!)).toBe(hex(rootOf(tree)))
  expect(steps).toBeGreaterThanOrEqual(50)
})
