// What a statement costs: its time, and what the server's process for its connection worked.
import type { Db } from '#server/db/db.ts'
import { cpuOf } from './cpu.ts'

/** Milliseconds. */
export interface Spent {
  wall: number
  cpu: number
}

/** Checkpoints of the server come where a benchmark asks for them, not in the middle of what it measures. */
export const holdCheckpoints = async (db: Db): Promise<void> => {
  await db.exec(`alter system set max_wal_size = '16GB'`)
  await db.exec(`alter system set checkpoint_timeout = '1d'`)
  await db.exec('select pg_reload_conf()')
}

/** @param db a PostgreSQL with one connection, on this machine */
export const spent = async (db: Db, work: () => Promise<unknown>): Promise<Spent> => {
  const { pid } = (await db.one<{ pid: number }>('select pg_backend_pid() as pid'))!
  const [cpu, wall] = [cpuOf([pid]), performance.now()]
  await work()
  return { wall: performance.now() - wall, cpu: (cpuOf([pid]) - cpu) / 1000 }
}
