// Statistics of draws that have no drum.
import { queryOptions } from '@tanstack/react-query'
import { itemStatistics, scoreStatistics } from '#src/contract/statistics.ts'
import type { DrawWindow } from '#src/model/draw-windows.ts'
import type { Answer } from '#src/model/words.ts'
import { request } from '../client.ts'
import { aged, keptOffline } from '../front-page.ts'
import * as keys from '../keys.ts'

export type ScoreStatistics = Answer<typeof scoreStatistics>
export type ItemStatistics = Answer<typeof itemStatistics>

/** How often each score came up in this many recent draws; `lotteryType` as on the wire. */
export const scoreStatisticsQuery = (lotteryType: string, draws: DrawWindow) =>
  queryOptions({
    queryKey: [keys.statistics, 'scores', lotteryType, draws],
    queryFn: async () => {
      const answer = await request(scoreStatistics, { query: { game_type: lotteryType, draws } })
      return aged(answer, answer)
    },
    ...keptOffline,
  })

export const itemStatisticsQuery = () =>
  queryOptions({
    queryKey: [keys.statistics, 'items'],
    queryFn: async () => {
      const answer = await request(itemStatistics, {})
      return aged(answer, answer)
    },
    ...keptOffline,
  })
