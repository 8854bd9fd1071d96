// What everybody may see. Results, winners and jackpots keep for a week, because the offline pages live on them.
import { queryOptions, useMutation } from '@tanstack/react-query'
import { lotteryStatus } from '#src/contract/games.ts'
import type { AnswerOut } from '#src/contract/call.ts'
import {
  activeGames,
  gamePlayStatistics,
  instantCashOutResult,
  jackpot,
  lotteryGamesResult,
  lotteryWinners,
  topFiveWinners,
  winnersFeed,
} from '#src/contract/results.ts'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import { request } from './client.ts'

export type SlipRow = AnswerOut<typeof lotteryStatus>['data'][number]
export type Winners = AnswerOut<typeof lotteryWinners>

const keptOffline = { staleTime: MINUTE, gcTime: 7 * DAY } as const

/** The service gives at most this many rows at once. */
const PAGE = 50
/** A Lagos day of five-minute batches is 288 rows; more pages than this mean that something is wrong. */
const MOST_PAGES = 10

const page = (number: number, date?: string) =>
  request(instantCashOutResult, { query: { page: String(number), page_size: String(PAGE), date } })

/** Every result of one Lagos day. Pages are asked for one after another: a phone on a thin line is not flooded. */
const wholeDay = async (date: string) => {
  const { results, count } = await page(1, date)
  const rows = [...results]
  for (let next = 2; rows.length < count && next <= MOST_PAGES; next++) {
    const more = await page(next, date)
    if (more.results.length === 0) break
    rows.push(...more.results)
  }
  return rows
}

/** The newest draw of each game. */
export const latestResultsQuery = () =>
  queryOptions({
    queryKey: ['results', 'latest'],
    queryFn: async () => (await request(lotteryGamesResult, {})).results,
    ...keptOffline,
  })

/** The newest fifty draws of instant cashout, or every draw of one Lagos day (`2026-11-20`). */
export const cashoutResultsQuery = (date?: string) =>
  queryOptions({
    queryKey: ['results', 'instant-cashout', date ?? 'newest'],
    queryFn: async () => (date ? wholeDay(date) : (await page(1)).results),
    ...keptOffline,
  })

/** What one batch paid out; null until it has been drawn. */
export const batchResultQuery = (batch: string) =>
  queryOptions({
    queryKey: ['results', 'batch', batch],
    queryFn: async () => (await request(instantCashOutResult, { query: { batch } })).results[0] ?? null,
    ...keptOffline,
  })

export const winnersFeedQuery = () =>
  queryOptions({
    queryKey: ['winners', 'feed'],
    queryFn: () => request(winnersFeed, {}),
    ...keptOffline,
  })

export const topFiveWinnersQuery = () =>
  queryOptions({
    queryKey: ['winners', 'top-five'],
    queryFn: async () => (await request(topFiveWinners, {})).results,
    ...keptOffline,
  })

/** `lotteryType` as on the wire (`INSTANT_CASHOUT`); an empty date is every day. */
export const lotteryWinnersQuery = (lotteryType: string, date = '') =>
  queryOptions({
    queryKey: ['winners', lotteryType, date],
    queryFn: () => request(lotteryWinners, { query: { game_type: lotteryType, date } }),
    ...keptOffline,
  })

export const jackpotsQuery = () =>
  queryOptions({
    queryKey: ['jackpots'],
    queryFn: async () => (await request(jackpot, {})).data,
    ...keptOffline,
  })

export const gamePlaysQuery = (date: string) =>
  queryOptions({
    queryKey: ['statistics', 'game-plays', date],
    queryFn: async () => (await request(gamePlayStatistics, { query: { date } })).data,
    staleTime: MINUTE,
    gcTime: 5 * MINUTE,
  })

export const recentPlaysQuery = () =>
  queryOptions({
    queryKey: ['recent-plays'],
    queryFn: () => request(activeGames, {}),
    staleTime: MINUTE,
    gcTime: 5 * MINUTE,
  })

export const useCheckSlip = () =>
  useMutation({
    mutationFn: async (gamePlayId: string) =>
      (await request(lotteryStatus, { body: { game_play_id: gamePlayId } })).data,
  })
