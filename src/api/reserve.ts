// What the prize reserve holds, which stakes wait for more of it, and which games are held.
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import type { Answer } from '#src/model/words.ts'
import { reserve } from '#src/contract/reserve.ts'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import type { Kobo } from '#src/lib/money.ts'
import { request } from './client.ts'
import * as keys from './keys.ts'

type Band = Answer<typeof reserve>['bands'][number]

export const reserveQuery = () =>
  queryOptions({
    queryKey: [keys.reserve],
    queryFn: () => request(reserve, {}),
    staleTime: MINUTE,
    // Nothing else tells an open page that a game is resumed.
    refetchInterval: ({ state: { data } }) => (data?.held.length ? MINUTE : false),
    gcTime: DAY,
  })

/** Whether nothing of a game is sold for now; false while unknown. */
export const useIsHeld = (game: string | undefined): boolean => {
  const { data } = useQuery({ ...reserveQuery(), enabled: game !== undefined })
  return game !== undefined && data?.held.includes(game) === true
}

/** The state of a game's band by the ledger; undefined while unknown. */
type BandOf = (stake: Kobo) => Band | undefined

const bandsIn =
  (answer: Answer<typeof reserve> | undefined, game: string): BandOf =>
  stake =>
    answer?.bands.find(band => band.game === game && band.stake === stake)

export const useBand = (game: string): BandOf => bandsIn(useQuery(reserveQuery()).data, game)

/** Asks nobody. */
export const heardBands = (client: QueryClient, game: string): BandOf =>
  bandsIn(client.getQueryData(reserveQuery().queryKey), game)
