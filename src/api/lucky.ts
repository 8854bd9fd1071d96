// Lucky numbers: offered by the service, chosen on the phone, registered and removed again.
import { queryOptions } from '@tanstack/react-query'
import type { Body } from '#src/model/words.ts'
import { dropLine, playLottery } from '#src/contract/games.ts'
import { generateWyseCashGame } from '#src/contract/offers.ts'
import { request } from './client.ts'
import { FIVE_MINUTES, queryClient } from './cache/query-client.ts'
import { useSend } from './sending.ts'
import * as keys from './keys.ts'

const ask = () => request(generateWyseCashGame)

/** The last numbers offered. Fetching draws new ones, so it never happens on its own: see `useNewOffer`. */
export const offerQuery = () =>
  queryOptions({
    queryKey: [keys.lotteryNumbers],
    queryFn: ask,
    staleTime: FIVE_MINUTES,
    gcTime: FIVE_MINUTES,
    enabled: false,
  })

/** Fetches new numbers. `onNew` is called on every success, even if the screen is gone. */
export const useNewOffer = (onNew: () => void) =>
  useSend(ask, offer => {
    queryClient.setQueryData(offerQuery().queryKey, offer)
    onNew()
  })

type Picks = NonNullable<Body<typeof playLottery>['picks']>

export const useRegisterPicks = (lotteryType: string) =>
  useSend((picks: Picks) => request(playLottery, { query: { lottery_type: lotteryType }, body: { picks } }))

export const useDropLine = (lotteryType: string) =>
  useSend((id: string) => request(dropLine, { query: { lottery_type: lotteryType, id } }))
