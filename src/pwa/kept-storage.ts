// What this phone keeps of the app, and whether the browser may throw it away when space runs short.

export interface KeptFacts {
  /** Bytes; undefined where the browser does not say. */
  used: number | undefined
  /** Undefined where the browser knows no promise. */
  safe: boolean | undefined
}

type Manager = Partial<Pick<StorageManager, 'estimate' | 'persist' | 'persisted'>>

const manager = (): Manager => (globalThis.navigator as { storage?: Manager } | undefined)?.storage ?? {}

/** A browser that is asked in a private window refuses some of these calls. */
const orNothing = async <T>(ask: () => Promise<T> | undefined): Promise<T | undefined> => {
  try {
    return await ask()
  } catch {
    return undefined
  }
}

export const keptFacts = async (storage = manager()): Promise<KeptFacts> => {
  const [estimate, safe] = await Promise.all([
    orNothing(() => storage.estimate?.()),
    orNothing(() => storage.persisted?.()),
  ])
  return { used: estimate?.usage, safe: storage.persist ? safe : undefined }
}

/** @returns whether the browser now keeps it; a false of today may be a true once the app is on the home screen */
export const keepSafe = async (storage = manager()): Promise<boolean> =>
  (await orNothing(() => storage.persist?.())) ?? false

/** Firefox asks the player in a box of its own: that needs a tap first. The others decide by themselves. */
export const decidesAlone = (userAgent: string): boolean => !/Firefox\/|FxiOS/.test(userAgent)
