// How well the operator kept its promises.
import { queryOptions } from '@tanstack/react-query'
import { getPromises } from '#src/contract/promises/promises.ts'
import type { Answer } from '#src/model/words.ts'
import { request } from '../client.ts'
import { aged, keptOffline } from '../front-page.ts'
import * as keys from '../keys.ts'

export type Kept = Answer<typeof getPromises>['promises'][number]

export const promisesQuery = () =>
  queryOptions({
    queryKey: [keys.results, 'promises'],
    queryFn: async () => {
      const answer = await request(getPromises)
      return aged(answer, answer.promises)
    },
    ...keptOffline,
  })
