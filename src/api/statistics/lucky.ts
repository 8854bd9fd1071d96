import { wyseCashStatistics } from '#src/contract/offers.ts'
import { request } from '../client.ts'
import { agedQuery } from '../front-page.ts'
import * as keys from '../keys.ts'

/** What was played and won with lucky numbers lately. */
export const luckyStatisticsQuery = () =>
  agedQuery(
    [keys.statistics, 'lucky'],
    () => request(wyseCashStatistics, {}),
    answer => answer.data,
  )
