// Two processes on one embedded database would silently destroy each other's rows, so a lock file names the holder.
import * as fs from 'node:fs'

interface Holder {
  pid: number
  /** The process's boot and start time, if the system reveals them: tells a reused pid apart. */
  born: string
}

const bornAt = (pid: number): string => {
  try {
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Field 22, counted after the command name, which may contain spaces.
    return `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return ''
  }
}

/** Ended but not yet reaped: once its last thread is gone it holds no files. */
const isZombie = (pid: number): boolean => {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return (
      / Z /.test(stat.slice(stat.lastIndexOf(')') + 1, stat.lastIndexOf(')') + 4)) &&
      fs.readdirSync(`/proc/${pid}/task`).length <= 1
    )
  } catch {
    return false
  }
}

const isAlive = ({ pid, born }: Holder): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  if (isZombie(pid)) return false
  const now = bornAt(pid)
  return !born || !now || born === now
}

const read = (file: string): Holder | undefined => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

/** Written under another name and linked into place, so nobody reads half a lock. */
const write = (file: string, text: string): boolean => {
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, text)
  try {
    fs.linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

/**
 * @returns a function that releases the lock
 * @throws Error in one sentence if a living process holds it
 */
export const lockFolder = (file: string, shownAs: string): (() => void) => {
  const mine = JSON.stringify({ pid: process.pid, born: bornAt(process.pid) } satisfies Holder)
  const unlock = () => {
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === mine) fs.rmSync(file)
  }
  for (let tries = 0; tries < 3; tries++) {
    if (write(file, mine)) return unlock
    const holder = read(file)
    if (holder && isAlive(holder)) {
      throw new Error(
        `The data folder ${shownAs} is in use by process ${holder.pid}: stop that one first, or set DATA_DIR to another folder.`,
      )
    }
    // Moved aside before deletion, so that two starters can't remove each other's new lock.
    const aside = `${file}.stale.${process.pid}`
    try {
      fs.renameSync(file, aside)
    } catch {
      continue
    }
    const moved = read(aside)
    if (moved && isAlive(moved)) fs.linkSync(aside, file)
    fs.rmSync(aside, { force: true })
  }
  throw new Error(`The data folder ${shownAs} is being opened by another process right now: try again.`)
}

const PATIENCE = 3_000 // ms: a process that was just killed may take this long to go

/** Waits briefly for a holder that is exiting. @throws Error as `lockFolder` */
export const lockFolderSoon = async (file: string, shownAs: string): Promise<() => void> => {
  for (const end = Date.now() + PATIENCE; ;) {
    try {
      return lockFolder(file, shownAs)
    } catch (error) {
      if (Date.now() >= end) throw error
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
}
