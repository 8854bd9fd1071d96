// Play state on the device: written to session storage, then IndexedDB, right after the next paint, or at
// once when leaving the page. Writes are not delayed further, so a pick made just before the browser is
// killed survives.
import { snapshot, subscribe } from 'valtio/vanilla'
import { afterPaint } from '#src/lib/after-paint.ts'
import type { Shelf } from '#src/lib/idb.ts'

export interface Keeping {
  key: string
  session: Pick<Storage, 'getItem' | 'setItem'> | undefined
  shelf: Pick<Shelf, 'get' | 'set'>
  /** True when something could not be kept, false once it is kept again. */
  onTrouble(trouble: boolean): void
}

/** This tab's session storage; undefined if blocked or absent. */
export const tabStorage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

const readSession = ({ session, key }: Keeping): string | null => {
  try {
    return session?.getItem(key) ?? null
  } catch {
    return null
  }
}

const writeSession = ({ session, key }: Keeping, text: string): boolean => {
  try {
    session?.setItem(key, text)
    return session !== undefined
  } catch {
    return false
  }
}

/** One write at a time, always of the latest text. */
const latestWins = (write: (text: string) => Promise<void>) => {
  let waiting: string | undefined
  let running: Promise<void> | undefined
  const run = async () => {
    while (waiting !== undefined) {
      const text = waiting
      waiting = undefined
      await write(text)
    }
    running = undefined
  }
  return {
    put(text: string) {
      waiting = text
      running ??= run()
    },
    settled: () => running ?? Promise.resolve(),
  }
}

/**
 * Loads what was kept into `state` and keeps it from then on. Session storage wins, else the IndexedDB copy
 * unless the player was faster. `ready` resolves once loaded, `settled` once everything is written; `keep` writes at once.
 */
export const mirror = <S extends object>(
  state: S,
  keeping: Keeping,
  read: (text: string | null | undefined) => S | undefined,
  write: (state: S) => string,
): { ready: Promise<void>; keep: () => void; settled: () => Promise<void> } => {
  let sessionKept = true
  let shelfKept = true
  let changes = 0
  const tell = () => keeping.onTrouble(!(sessionKept && shelfKept))

  const writer = latestWins(async text => {
    shelfKept = await keeping.shelf.set(keeping.key, text).then(
      () => true,
      () => false,
    )
    tell()
  })

  const kept = read(readSession(keeping))
  if (kept) Object.assign(state, kept)

  let drawn: Promise<void> | undefined
  const keep = () => {
    drawn = undefined
    const text = write(snapshot(state) as S)
    sessionKept = writeSession(keeping, text)
    tell()
    writer.put(text)
  }
  subscribe(state, () => {
    changes++
    drawn ??= afterPaint().then(keep)
  })
  const settled = async () => {
    await drawn
    await writer.settled()
  }

  const load = async () => {
    if (kept) return
    const before = JSON.stringify(snapshot(state))
    try {
      const found = read(await keeping.shelf.get(keeping.key))
      const untouched = changes === 0 && JSON.stringify(snapshot(state)) === before
      if (found && untouched) Object.assign(state, found)
    } catch {
      shelfKept = false
      tell()
    }
  }
  return { ready: load(), keep, settled }
}
