// The door to the kept queries. What reads and writes them is loaded at once where there is a copy, later where there is none.
import type { QueryClient } from '@tanstack/react-query'
import { brand } from '#src/brand.ts'

export const STORE = `${brand.storagePrefix}QUERIES`

/** Undefined where the browser forbids storage. */
export const storage = (): Storage | undefined => {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

const hasCopy = (): boolean => {
  try {
    return storage()?.getItem(STORE) != null
  } catch {
    return false
  }
}

const keep = async (queryClient: QueryClient) => {
  const { keepQueries } = await import('./query-store.ts')
  await keepQueries(queryClient)
}

/** Call before the router is made: a loader that runs first would fail offline and erase the copy. */
export const restoreQueries = async (queryClient: QueryClient): Promise<void> => {
  const kept = keep(queryClient).catch(error => console.warn('Results are not kept for later', error))
  if (hasCopy()) await kept
}
