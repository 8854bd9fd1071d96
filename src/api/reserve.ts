// What the prize reserve holds, and which stakes wait for more of it.
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Answer } from '#src/model/words.ts'
import { reserve } from '#src/contract/reserve.ts'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import type { Kobo } from '#src/lib/money.ts'
import { request } from './client.ts'
import * as keys from './keys.ts'

type Band = Answer<typeof reserve>['bands'][number]

const reserveQuery = () =>
  queryOptions({
    queryKey: [keys.reserve],
    queryFn: () => request(reserve, {}),
    staleTime: MINUTE,
    gcTime: DAY,
  })

/** The state of a game's band by the ledger; undefined while unknown. */
export const useBand = (game: string): ((stake: Kobo) => Band | undefined) => {
  const { data } = useQuery(reserveQuery())
  return stake => data?.bands.find(band => band.game === game && band.stake === stake)
}
