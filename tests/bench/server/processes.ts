// CPU time of processes that come and go. Linux only.
import * as fs from 'node:fs'
import * as path from 'node:path'

const TICK = 10_000 // µs per clock tick in /proc, on any current Linux

interface Stat {
  parent: number
  own: number
  /** For children that have ended and been waited for. */
  ended: number
}

/** Undefined if it has just ended. */
const statOf = (pid: number | string): Stat | undefined => {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name is in brackets and may contain anything.
    const parts = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = parts
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = parts.slice(11, 15)
    return { parent, own: (user + system) * TICK, ended: (endedUser + endedSystem) * TICK }
  } catch {
    return undefined
  }
}

/** Microseconds used by programs this process ran, once they have ended. */
export const endedCpu = (): number => statOf('self')!.ended

/**
 * Microseconds of a PostgreSQL server with all its processes, past ones included.
 * @param folder its cluster's
 */
export const postgresCpu = (folder: string): number => {
  const postmaster = Number(fs.readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])
  const { own, ended } = statOf(postmaster)!
  const children = fs
    .readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(statOf)
    .filter(it => it?.parent === postmaster)
  return children.reduce((sum, it) => sum + it!.own, own + ended)
}
