// How well the operator kept its promises.
import { getPromises } from '#src/contract/promises/promises.ts'
import type { Answer } from '#src/model/words.ts'
import { request } from '../client.ts'
import { agedQuery } from '../front-page.ts'
import * as keys from '../keys.ts'

export type Kept = Answer<typeof getPromises>['promises'][number]

export const promisesQuery = () =>
  agedQuery(
    [keys.results, 'promises'],
    () => request(getPromises),
    answer => answer.promises,
  )
