import { queryOptions, useQuery } from '@tanstack/react-query'
import { currentBatch, getBatch, getRules, listBatchTickets, listKeys } from '#src/contract/draws.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import type { Answer } from '#src/model/words.ts'
import { request } from './client.ts'
import { queryClient } from './cache/query-client.ts'
import { askedAnew } from './cache/asked.ts'
import * as keys from './keys.ts'

/** The one of two batches that opens then. */
export const batchAt = (batches: Answer<typeof currentBatch> | undefined, opensAt: number) =>
  batches &&
  [batches.current, batches.next].find(({ commitment }) => Date.parse(commitment.opensAt) === opensAt)

/**
 * The batch on sale and the next. `opensAt` changes the key, so a stale batch never lingers. On a slow network the worker
 * answers with its copy, of batches that may be over: then asked again.
 */
export const currentBatchQuery = (game: string, opensAt: number) =>
  queryOptions({
    queryKey: [keys.batches, 'current', game, opensAt],
    queryFn: () => request(currentBatch, { query: { game } }),
    gcTime: 60_000,
    refetchInterval: ({ state: { data } }) => (data && !batchAt(data, opensAt) ? 5_000 : false),
  })

export const batchQuery = (id: string) =>
  askedAnew([keys.batches, 'one', id], () => request(getBatch, { params: { id } }), 5 * MINUTE)

/** A page of everybody's tickets in leaf order, from a given place. */
export const batchTickets = (id: string, from: number) =>
  request(listBatchTickets, { params: { id }, query: { from: String(from) } })

export const rulesQuery = (hash: string) =>
  queryOptions({
    queryKey: [keys.batches, 'rules', hash],
    queryFn: () => request(getRules, { params: { hash } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

export const keysQuery = () =>
  queryOptions({ queryKey: [keys.keys], queryFn: () => request(listKeys, {}), gcTime: 300_000 })

/**
 * Not older than a minute, if the service answers: the log may announce a new key, and the copy that every page has is kept
 * for a day.
 */
export const newestKeys = () =>
  queryClient.fetchQuery({ ...keysQuery(), staleTime: MINUTE }).catch((error: unknown) => {
    const kept = queryClient.getQueryData(keysQuery().queryKey)
    if (!kept) throw error
    return kept
  })

/** Whether codes, cards and the beacon come from the sandbox. */
export const useIsSandbox = (): boolean => useQuery(keysQuery()).data?.beacon.sandbox === true
