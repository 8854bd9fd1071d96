// Hashes of the log's tree, from the complete subtrees we store.
import { consistencyRanges, nodesOf, rootOfNodes, type Node, type Range } from '#src/draws/log-tree.ts'
import type { Tx } from '#server/db/db.ts'
import { listNodesOfLog } from '#server/db/queries/log/log-entries.ts'

export const nameOf = ({ level, at }: Node) => `${level}/${at}`

/** @returns a lookup of node hashes, which throws Error if the log has no such node */
export const readNodes = async (tx: Tx, nodes: readonly Node[]) => {
  const rows = await listNodesOfLog(tx, nodes)
  const hashes = new Map(rows.map(row => [nameOf(row), row.hash]))
  const hashOf = (node: Node): Uint8Array => {
    const hash = hashes.get(nameOf(node))
    if (!hash) throw new Error(`The log has no node ${nameOf(node)}`)
    return hash
  }
  return { hashes, hashOf }
}

/** The roots over ranges of leaves, in order. */
export const rootsOf = async (tx: Tx, ranges: readonly Range[]): Promise<Uint8Array[]> => {
  const { hashOf } = await readNodes(tx, ranges.flatMap(nodesOf))
  return ranges.map(range => rootOfNodes(nodesOf(range).map(hashOf)))
}

export const consistencyPath = (tx: Tx, from: number, to: number): Promise<Uint8Array[]> =>
  rootsOf(tx, consistencyRanges(from, to))
