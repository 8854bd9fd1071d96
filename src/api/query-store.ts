// The public part of the query cache outlives the page: results, winners, jackpots and batches open without a network.
// Nothing private is ever written here. The persister is upstream's older one, kept behind this file so that it can be replaced.
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import {
  persistQueryClient,
  removeOldestQuery,
  type PersistedClient,
} from '@tanstack/react-query-persist-client'
import type { Query, QueryClient } from '@tanstack/react-query'
import { STORE, storage } from './persist.ts'

/** First words of the keys that are kept. */
const KEPT = new Set<unknown>(['results', 'winners', 'jackpots', 'batches'])
/** Changes with the shape of the data, not with the build. */
const SCHEMA = '1'

/** Seven days; a kept query needs a gcTime of at least as much, or it is collected before it is saved. */
const KEEP_FOR = 7 * 86_400_000

/** Data stays kept when a later refetch failed: the default filter would drop it then. */
export const isToKeep = (query: Pick<Query, 'queryKey' | 'state'>): boolean =>
  query.state.data !== undefined && KEPT.has(query.queryKey[0])

/** FNV-1a: the data goes to the screens without another look, so a damaged copy has to be noticed as a whole. */
const checksum = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

const serialize = (client: PersistedClient): string => {
  const text = JSON.stringify(client)
  return `${checksum(text)} ${text}`
}

const deserialize = (stored: string): PersistedClient => {
  const at = stored.indexOf(' ')
  const text = stored.slice(at + 1)
  if (stored.slice(0, at) !== checksum(text)) throw new Error('the stored copy is damaged')
  return JSON.parse(text) as PersistedClient
}

/** Reads the copy back and keeps it up to date from then on. */
export const keepQueries = async (queryClient: QueryClient): Promise<void> => {
  const persister = createSyncStoragePersister({
    storage: storage(),
    key: STORE,
    throttleTime: 200,
    serialize,
    deserialize,
    retry: removeOldestQuery,
  })
  const [, restored] = persistQueryClient({
    queryClient,
    persister,
    maxAge: KEEP_FOR,
    buster: SCHEMA,
    // The app's default of 0 would collect what was read back before any screen asks for it.
    hydrateOptions: { defaultOptions: { queries: { gcTime: KEEP_FOR } } },
    dehydrateOptions: { shouldDehydrateQuery: isToKeep, shouldDehydrateMutation: () => false },
  })
  // Damaged storage means a start without the copy, never a failed start.
  await restored.catch(() => undefined)
}
