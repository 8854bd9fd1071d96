// Persists the public part of the query cache, so results, winners, jackpots and batches open offline.
// Nothing private is ever written here. Uses upstream's older persister, behind this file so it can be
// replaced.
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import {
  persistQueryClient,
  removeOldestQuery,
  type PersistedClient,
} from '@tanstack/react-query-persist-client'
import type { Query, QueryClient } from '@tanstack/react-query'
import { serverOffset } from '#src/lib/server-time.ts'
import { keptSince } from './kept.ts'
import { STORE, storage } from './persist.ts'
import * as keys from '../keys.ts'

/** First key parts of the queries to keep. */
const KEPT = new Set<unknown>([keys.results, keys.winners, keys.jackpots, keys.batches, keys.items])
/** Bump when the shape of the data changes, not per build. */
const SCHEMA = '2'

/** Seven days. Kept queries need a gcTime at least this long, or they are collected before being saved. */
const KEEP_FOR = 7 * 86_400_000

/** Keeps data even if a later refetch failed; the default filter would drop it. */
export const isToKeep = (query: Pick<Query, 'queryKey' | 'state'>): boolean =>
  query.state.data !== undefined && KEPT.has(query.queryKey[0])

/** FNV-1a. Screens use the data unchecked, so we must detect a damaged copy as a whole. */
const checksum = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** `offset`: what the service's clock was ahead of the phone's when this was written, ms. */
type Kept = PersistedClient & { offset?: number }

const serialize = (client: PersistedClient): string => {
  const text = JSON.stringify({ ...client, offset: serverOffset() } satisfies Kept)
  return `${checksum(text)} ${text}`
}

const deserialize = (stored: string): PersistedClient => {
  const at = stored.indexOf(' ')
  const text = stored.slice(at + 1)
  if (stored.slice(0, at) !== checksum(text)) throw new Error('the stored copy is damaged')
  const { offset = 0, ...client } = JSON.parse(text) as Kept
  // The phone's clock may have been set since: take the earlier of what both clocks say, and never a time in the future.
  for (const { state } of client.clientState.queries) {
    const now = state.dataUpdatedAt + offset - serverOffset()
    state.dataUpdatedAt = Math.min(state.dataUpdatedAt, now, Date.now())
  }
  return client
}

/** An answer from the worker's cache is as old as its copy, not as the request. */
const ageByCopy = (queryClient: QueryClient): void => {
  queryClient.getQueryCache().config.onSuccess = (data, query) => {
    const at = keptSince(data)
    if (at !== undefined) query.setState({ dataUpdatedAt: at - serverOffset() })
  }
}

/** Restores the copy, then keeps it up to date. */
export const keepQueries = async (queryClient: QueryClient): Promise<void> => {
  ageByCopy(queryClient)
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
    // The app's default of 0 would collect restored data before any screen asks for it.
    hydrateOptions: { defaultOptions: { queries: { gcTime: KEEP_FOR } } },
    dehydrateOptions: { shouldDehydrateQuery: isToKeep, shouldDehydrateMutation: () => false },
  })
  // Damaged storage means starting without the copy, never failing to start.
  await restored.catch(() => undefined)
}
