// PGlite as shipped never calls fsync: a power cut loses every ticket since the start. Here its fsync reaches the disk.
// The inner names moved between patch releases, so the version of @electric-sql/pglite is pinned and assertDurable checks.
import * as fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

let syncs = 0

type Stream = { nfd: number }
type Wasm = { NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } } }

const giveFsync = (wasm: Wasm) => {
  wasm.NODEFS.stream_ops.fsync = stream => {
    fs.fsyncSync(stream.nfd)
    syncs++
    return 0
  }
}

export class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...args)
    made.emscriptenOpts.preRun = [giveFsync as never, ...(made.emscriptenOpts.preRun ?? [])]
    return made
  }
}

/** `-F` is PostgreSQL's switch for no fsync; fdatasync is empty in this build, so the WAL is synced by fsync. */
export const durableStart = [
  ...(PGlite as unknown as { defaultStartParams: string[] }).defaultStartParams.filter(it => it !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=32MB'].flatMap(setting => ['-c', setting]),
]

/** @throws where a commit does not reach fsync: such a database must not hold money */
export const assertDurable = async (db: PGlite): Promise<void> => {
  const before = syncs
  await db.query(`select pg_logical_emit_message(true, 'oriire', 'durable?')`)
  if (syncs === before)
    throw new Error('The embedded database does not write commits to the disk; refusing to start')
}
