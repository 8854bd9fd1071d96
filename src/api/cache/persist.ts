// The door to the persisted queries. The code behind it loads at once if there is a copy, else later.
import type { QueryClient } from '@tanstack/react-query'
import { brand } from '#src/brand.ts'

export const STORE = `${brand.storagePrefix}QUERIES`

/** Undefined if the browser blocks storage. */
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

/** Call before creating the router: a loader that runs first would fail offline and erase the copy. */
export const restoreQueries = async (queryClient: QueryClient): Promise<void> => {
  const kept = keep(queryClient).catch(error => console.warn('Results are not kept for later', error))
  if (hasCopy()) await kept
}
