// Group tickets: private like tickets, so never in a shared cache.
import { queryOptions } from '@tanstack/react-query'
import {
  cancelSyndicate,
  getInvitation,
  listSyndicates,
  makeSyndicate,
  payShare,
  showInvitation,
} from '#src/contract/players/syndicates.ts'
import type { NewSyndicate } from '#src/model/players/syndicates.ts'
import { request } from '../client.ts'
import { forgetMoney } from '../games.ts'
import { useSend } from '../sending.ts'
import * as keys from '../keys.ts'

/** Refetched with the tickets, after money moved. */
const KEY = [keys.tickets, 'syndicates']

/** Waiting ones first, then the newest; fifty at most. */
export const syndicatesQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: () => request(listSyndicates, { query: { page: '1', page_size: '50' } }),
    staleTime: 0,
    gcTime: 60_000,
  })

export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: [...KEY, code],
    queryFn: () => request(getInvitation, { params: { code } }),
    staleTime: 0,
    gcTime: 60_000,
  })

/** For visitors who are not logged in. */
export const shownInvitationQuery = (code: string) =>
  queryOptions({
    queryKey: [keys.invitation, code],
    queryFn: () => request(showInvitation, { params: { code } }),
    staleTime: 0,
    gcTime: 60_000,
  })

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
