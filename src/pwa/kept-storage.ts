// How much this phone stores for the app, and whether the browser may evict it when space runs short.

export interface KeptFacts {
  /** Bytes; undefined if the browser does not say. */
  used: number | undefined
  /** Undefined if the browser cannot promise it. */
  safe: boolean | undefined
}

type Manager = Partial<Pick<StorageManager, 'estimate' | 'persist' | 'persisted'>>

const manager = (): Manager => (globalThis.navigator as { storage?: Manager } | undefined)?.storage ?? {}

/** In private windows, browsers refuse some of these calls. */
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

/** @returns whether the browser now keeps it; a no may become a yes once the app is on the home screen */
export const keepSafe = async (storage = manager()): Promise<boolean> =>
  (await orNothing(() => storage.persist?.())) ?? false

/** Firefox prompts the player, which should follow a tap. The others decide by themselves. */
export const decidesAlone = (userAgent: string): boolean => !/Firefox\/|FxiOS/.test(userAgent)
