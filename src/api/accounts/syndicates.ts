// Group tickets: private like tickets, so never in a shared cache.
import {
  cancelSyndicate,
  getInvitation,
  listSyndicates,
  makeSyndicate,
  payShare,
  showInvitation,
} from '#src/contract/players/syndicates.ts'
import type { NewSyndicate } from '#src/model/players/syndicates.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { request } from '../client.ts'
import { forgetMoney } from '../games.ts'
import { useSend } from '../sending.ts'
import { askedAnew, newestFifty } from '../cache/asked.ts'
import * as keys from '../keys.ts'

/** Refetched with the tickets, after money moved. */
const KEY = [keys.tickets, 'syndicates']

/** Waiting ones first, then the newest; fifty at most. */
export const syndicatesQuery = () =>
  askedAnew(KEY, () => request(listSyndicates, { query: newestFifty }), MINUTE)

export const invitationQuery = (code: string) =>
  askedAnew([...KEY, code], () => request(getInvitation, { params: { code } }), MINUTE)

/** For visitors who are not logged in. */
export const shownInvitationQuery = (code: string) =>
  askedAnew([keys.invitation, code], () => request(showInvitation, { params: { code } }), MINUTE)

/** The same `requestKey` makes only one group ticket. */
export const useMakeSyndicate = () =>
  useSend(
    ({ body, requestKey }: { body: NewSyndicate; requestKey: string }) =>
      request(makeSyndicate, { body, requestKey }),
    forgetMoney,
  )

/** The same `requestKey` pays only once. */
export const usePayShare = () =>
  useSend(
    ({ code, amount, requestKey }: { code: string; amount: string; requestKey: string }) =>
      request(payShare, { params: { code }, body: { amount }, requestKey }),
    forgetMoney,
  )

export const useCancelSyndicate = () =>
  useSend((id: string) => request(cancelSyndicate, { params: { id } }), forgetMoney)
