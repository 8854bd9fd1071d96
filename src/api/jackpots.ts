// Jackpot draws, and what it takes to verify one.
import { queryOptions } from '@tanstack/react-query'
import {
  getJackpotDraw,
  listJackpotBatches,
  listJackpotDraws,
  type JackpotBatch,
} from '#src/contract/jackpots.ts'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import { heardAt } from './cache/kept.ts'
import { request } from './client.ts'
import * as keys from './keys.ts'

export const jackpotDrawsQuery = () =>
  queryOptions({
    queryKey: [keys.jackpots, 'draws'],
    queryFn: async () => (await request(listJackpotDraws, { query: { page_size: '6' } })).results,
    staleTime: MINUTE,
    gcTime: 7 * DAY,
  })

/** A draw's record, final once drawn, and when the service gave it. */
export const jackpotDrawQuery = (id: string) =>
  queryOptions({
    queryKey: [keys.jackpots, 'record', id],
    queryFn: async () => {
      const record = await request(getJackpotDraw, { params: { id } })
      // Under the id that was requested, so that the record of another draw is detected.
      return { record: { ...record, id }, heardAt: heardAt(record) }
    },
    staleTime: MINUTE,
    gcTime: 7 * DAY,
  })

const allBatches = async (id: string): Promise<JackpotBatch[]> => {
  const all: JackpotBatch[] = []
  for (;;) {
    const query = { from: String(all.length) }
    const { total, batches } = await request(listJackpotBatches, { params: { id }, query })
    all.push(...batches)
    if (batches.length === 0 || all.length >= total) return all
  }
}

/** Every batch behind the list of chances: megabytes for a month, so only on request. */
export const jackpotBatchesQuery = (id: string) =>
  queryOptions({
    queryKey: [keys.jackpots, 'batches', id],
    queryFn: () => allBatches(id),
    staleTime: DAY,
  })
