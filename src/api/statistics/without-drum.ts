// Statistics of draws that have no drum.
import { itemStatistics, scoreStatistics } from '#src/contract/statistics.ts'
import type { DrawWindow } from '#src/model/draw-windows.ts'
import type { Answer } from '#src/model/words.ts'
import { request } from '../client.ts'
import { agedQuery } from '../front-page.ts'
import * as keys from '../keys.ts'

export type ScoreStatistics = Answer<typeof scoreStatistics>
export type ItemStatistics = Answer<typeof itemStatistics>

/** How often each score came up in this many recent draws; `lotteryType` as on the wire. */
export const scoreStatisticsQuery = (lotteryType: string, draws: DrawWindow) =>
  agedQuery([keys.statistics, 'scores', lotteryType, draws], () =>
    request(scoreStatistics, { query: { game_type: lotteryType, draws } }),
  )

export const itemStatisticsQuery = () => agedQuery([keys.statistics, 'items'], () => request(itemStatistics))
