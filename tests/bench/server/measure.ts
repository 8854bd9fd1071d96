// What a statement costs: its time, and what the server's process for its connection worked.
import type { Db } from '#server/db/db.ts'
import { cpuOf } from './cpu.ts'

/** Milliseconds. */
export interface Spent {
  wall: number
  cpu: number
}

/** @param db a PostgreSQL with one connection, on this machine */
export const spent = async (db: Db, work: () => Promise<unknown>): Promise<Spent> => {
  const { pid } = (await db.one<{ pid: number }>('select pg_backend_pid() as pid'))!
  const [cpu, wall] = [cpuOf([pid]), performance.now()]
  await work()
  return { wall: performance.now() - wall, cpu: (cpuOf([pid]) - cpu) / 1000 }
}
