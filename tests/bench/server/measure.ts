// What a statement costs: its time, and the CPU of the server process for its connection.
import type { Db } from '#server/db/db.ts'
import { cpuOf } from './cpu.ts'

/** Milliseconds. */
export interface Spent {
  wall: number
  cpu: number
}

/** Makes checkpoints happen only when the benchmark asks, never mid-measurement. */
export const holdCheckpoints = async (db: Db): Promise<void> => {
  await db.exec(`alter system set max_wal_size = '16GB'`)
  await db.exec(`alter system set checkpoint_timeout = '1d'`)
  await db.exec('select pg_reload_conf()')
}

/** @param db a PostgreSQL on this machine, with one connection */
export const spent = async (db: Db, work: () => Promise<unknown>): Promise<Spent> => {
  const { pid } = (await db.one<{ pid: number }>`select pg_backend_pid() as pid`)!
  const [cpu, wall] = [cpuOf([pid]), performance.now()]
  await work()
  return { wall: performance.now() - wall, cpu: (cpuOf([pid]) - cpu) / 1000 }
}
