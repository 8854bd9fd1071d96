// Draws paid in advance: private like tickets, so never in a shared cache.
import { buyInAdvance, cancelAdvance, getAdvance, listAdvances } from '#src/contract/advance.ts'
import type { Body } from '#src/model/words.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { request } from './client.ts'
import { forgetMoney } from './games.ts'
import { useSend } from './sending.ts'
import { askedAnew, newestFifty } from './cache/asked.ts'
import * as keys from './keys.ts'

export const payInAdvance = (body: Body<typeof buyInAdvance>, requestKey: string) =>
  request(buyInAdvance, { body, requestKey })

/** The latest fifty. */
export const advancesQuery = () =>
  askedAnew([keys.tickets, 'advances'], () => request(listAdvances, { query: newestFifty }), MINUTE)

export const advanceQuery = (id: string) =>
  askedAnew([keys.tickets, 'advance', id], () => request(getAdvance, { params: { id } }), MINUTE)

/** Cancels the remaining draws. The same `requestKey` refunds only once. */
export const useCancelAdvance = () =>
  useSend(
    ({ id, requestKey }: { id: string; requestKey: string }) =>
      request(cancelAdvance, { params: { id }, requestKey }),
    forgetMoney,
  )
