// A new checkpoint: entries since the last one get their place in the tree, and the root is signed.
import { nodesOf, rootOfNodes, type Node } from '#src/draws/log-tree.ts'
import { leafHash, nodeHash } from '#src/draws/merkle.ts'
import { checkpointBody } from '#src/draws/note.ts'
import { concatBytes, utf8 } from '#src/lib/bytes.ts'
import type { Tx } from '#server/db/db.ts'
import {
  findCheckpoint,
  insertCheckpoint,
  insertNodes,
  listPending,
  lockLog,
  setIndexes,
} from '#server/db/queries/log/log-entries.ts'
import type { Service } from '#server/service.ts'
import { askWitnesses } from './ask-witnesses.ts'
import { nameOf, readNodes } from '#server/wire/log-paths.ts'

/** The leaves, every subtree they complete, and the new root. */
const grow = async (tx: Tx, size: number, leaves: readonly Uint8Array[]) => {
  const { hashes, hashOf } = await readNodes(tx, nodesOf({ from: 0, to: size }))
  const made: (Node & { hash: Uint8Array })[] = []
  const add = (node: Node & { hash: Uint8Array }) => {
    hashes.set(nameOf(node), node.hash)
    made.push(node)
    if (node.at % 2 === 0) return
    const left = hashOf({ level: node.level, at: node.at - 1 })
    const hash = nodeHash(concatBytes(left, node.hash))
    add({ level: node.level + 1, at: (node.at - 1) / 2, hash })
  }
  for (const [place, hash] of leaves.entries()) add({ level: 0, at: size + place, hash })
  const root = rootOfNodes(nodesOf({ from: 0, to: size + leaves.length }).map(hashOf))
  return { made, root }
}

/**
 * Takes in waiting entries, signs the new checkpoint, then asks the witnesses. Safe on any number of nodes.
 * @returns the new size, or undefined if nothing was waiting
 */
export const publishLog = async (service: Service): Promise<number | undefined> => {
  const { db, signer, pins } = service
  const size = await db.tx(async tx => {
    if ((await listPending(tx)).length === 0) return undefined
    await lockLog(tx)
    const pending = await listPending(tx)
    if (pending.length === 0) return undefined
    const old = (await findCheckpoint(tx))?.size ?? 0
    const leaves = pending.map(({ body }) => leafHash(utf8(body)))
    const { made, root } = await grow(tx, old, leaves)
    const now = old + leaves.length
    await setIndexes(
      tx,
      pending.map(({ id }) => id),
      old,
    )
    await insertNodes(tx, made)
    const body = checkpointBody(pins.origin, now, root)
    await insertCheckpoint(tx, { size: now, root, note: `${body}\n${signer.checkpointLine(body)}\n` })
    return now
  })
  if (size !== undefined) await askWitnesses(service)
  return size
}
