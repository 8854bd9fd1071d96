// Stock PGlite never calls fsync: a power cut loses every ticket since the start. Here fsync reaches the disk. Internal
// names have moved between patch releases, so @electric-sql/pglite is pinned and assertDurable checks.
import * as fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { Written } from './new-folder.ts'

/** I/O error, in the numbering of WebAssembly's libc. */
const EIO = 29

type Stream = { nfd: number }
type Wasm = { NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } } }

export class DurableNodeFS extends NodeFS {
  /** Number of syncs to disk. */
  syncs = 0

  /**
   * @param onStop called with the reason why the database cannot go on. It must end the thread: after a failed write,
   * anything still running would acknowledge statements that were never stored.
   */
  constructor(
    folder: string,
    private readonly onStop: (why: string) => void,
  ) {
    super(folder)
  }

  /** What was on disk before the start: until `opened`, only files written since are synced again. */
  private kept: Written = new Map()

  known(written: Written): void {
    this.kept = written
  }

  opened(): void {
    this.kept.clear()
  }

  private isKept({ nfd }: Stream): boolean {
    if (this.kept.size === 0) return false
    const { ino, mtimeNs } = fs.fstatSync(nfd, { bigint: true })
    return this.kept.get(ino) === mtimeNs
  }

  private sync(stream: Stream): number {
    try {
      if (this.isKept(stream)) return 0
      fs.fsyncSync(stream.nfd)
      this.syncs++
      return 0
    } catch (error) {
      this.onStop(`a sync failed, ${(error as Error).message}`)
      return EIO
    }
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...args)
    const options = made.emscriptenOpts
    const giveFsync = (wasm: Wasm) => {
      wasm.NODEFS.stream_ops.fsync = stream => this.sync(stream)
    }
    options.preRun = [giveFsync as never, ...(options.preRun ?? [])]
    options.onAbort = (what: unknown) => this.onStop(`it panicked, ${String(what)}`)
    return made
  }
}

const settings = [
  'fsync=on',
  // fdatasync is a no-op in this build.
  'wal_sync_method=fsync',
  'shared_buffers=16MB',
  // Statistics are gathered between players' statements.
  'default_statistics_target=20',
]

/** `-F` turns fsync off in PostgreSQL. */
export const durableStart = [
  ...(PGlite as unknown as { defaultStartParams: string[] }).defaultStartParams.filter(it => it !== '-F'),
  ...settings.flatMap(setting => ['-c', setting]),
]

/** @throws if a commit does not reach fsync: such a database must not hold money */
export const assertDurable = async (db: PGlite, disk: { readonly syncs: number }): Promise<void> => {
  const before = disk.syncs
  await db.query(`select pg_logical_emit_message(true, 'oriire', 'durable?')`)
  if (disk.syncs === before)
    throw new Error('The embedded database does not write commits to the disk; refusing to start')
}
