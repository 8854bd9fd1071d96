import { queryOptions } from '@tanstack/react-query'
import { wyseCashStatistics } from '#src/contract/offers.ts'
import { request } from '../client.ts'
import { aged, keptOffline } from '../front-page.ts'
import * as keys from '../keys.ts'

/** What was played and won with lucky numbers lately. */
export const luckyStatisticsQuery = () =>
  queryOptions({
    queryKey: [keys.statistics, 'lucky'],
    queryFn: async () => {
      const answer = await request(wyseCashStatistics, {})
      return aged(answer, answer.data)
    },
    ...keptOffline,
  })
