// Public reads. Results, winners and jackpots are kept for a week, as offline pages live on them.
import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '#src/model/words.ts'
import {
  activeGames,
  gamePlayStatistics,
  gameResults,
  lotteryWinners,
  numberStatistics,
  ownResults,
} from '#src/contract/results.ts'
import type { DrawWindow } from '#src/model/draw-windows.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { request } from './client.ts'
import { aged, agedQuery, keptOffline } from './front-page.ts'
import * as keys from './keys.ts'

export type NumberStatistics = Answer<typeof numberStatistics>
export type GamePlays = Answer<typeof gamePlayStatistics>['data'][number]

/** The most rows the service returns at once. */
export const PAGE = 50
/** A Lagos day of five-minute batches is 288 rows; needing more pages than this means something is wrong. */
const MOST_PAGES = 10

const page = (type: string, number: number, date?: string) => {
  const query = { page: String(number), page_size: String(PAGE), date }
  const own = ownResults[type]
  return own ? request(own, { query }) : request(gameResults, { query: { ...query, lottery_type: type } })
}

/** The first page, or every row of one Lagos day. Fetches pages one by one, so as not to flood a slow connection. */
export const rowsOf = async <Row>(
  date: string | undefined,
  page: (number: number) => Promise<{ results: Row[]; count: number }>,
) => {
  const first = await page(1)
  const rows = [...first.results]
  const pages = date ? MOST_PAGES : 1
  for (let next = 2; rows.length < first.count && next <= pages; next++) {
    const more = await page(next)
    if (more.results.length === 0) break
    rows.push(...more.results)
  }
  return aged(first, rows)
}

/** A game's latest fifty draws (`INSTANT_CASHOUT`), or every draw of one Lagos day (`2026-11-20`). */
export const resultsQuery = (lotteryType: string, date?: string) =>
  queryOptions({
    queryKey: [keys.results, lotteryType, date ?? 'newest'],
    queryFn: () => rowsOf(date, number => page(lotteryType, number, date)),
    ...keptOffline,
  })

/** What one batch paid out; null until settled. */
export const batchResultQuery = (batch: string) =>
  agedQuery(
    [keys.results, 'batch', batch],
    () => request(gameResults, { query: { batch } }),
    answer => answer.results.find(row => row.batch === batch) ?? null,
  )

/** `lotteryType` as on the wire (`INSTANT_CASHOUT`); an empty date means every day. */
export const lotteryWinnersQuery = (lotteryType: string, date = '') =>
  agedQuery([keys.winners, lotteryType, date], () =>
    request(lotteryWinners, { query: { game_type: lotteryType, date } }),
  )

export const gamePlaysQuery = (date: string) =>
  queryOptions({
    queryKey: [keys.statistics, 'game-plays', date],
    queryFn: async () => (await request(gamePlayStatistics, { query: { date } })).data,
    staleTime: MINUTE,
    gcTime: 5 * MINUTE,
  })

/** How often each number came up in this many recent draws; `lotteryType` as on the wire. */
export const numberStatisticsQuery = (lotteryType: string, draws: DrawWindow) =>
  agedQuery([keys.statistics, 'numbers', lotteryType, draws], () =>
    request(numberStatistics, { query: { game_type: lotteryType, draws } }),
  )

export const recentPlaysQuery = () =>
  queryOptions({
    queryKey: [keys.recentPlays],
    queryFn: () => request(activeGames, {}),
    staleTime: MINUTE,
    gcTime: 5 * MINUTE,
  })
