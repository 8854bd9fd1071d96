// Time on a processor, of processes that come and go. Linux only.
import * as fs from 'node:fs'
import * as path from 'node:path'

const TICK = 10_000 // µs of a clock tick in /proc, on every Linux of today

interface Stat {
  parent: number
  own: number
  /** Of children that have ended and were waited for. */
  ended: number
}

/** Undefined where it has just ended. */
const statOf = (pid: number | string): Stat | undefined => {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program stands in brackets and may hold anything.
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

/** Microseconds that programs run by this process have used, once they have ended. */
export const endedCpu = (): number => statOf('self')!.ended

/** Microseconds of a PostgreSQL server with all its processes, past ones too. @param folder the one of its cluster */
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
