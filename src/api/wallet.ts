// The player's three wallets: movements, top-ups, moving winnings to the play wallet.
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import type { Answer, Body } from '#src/model/words.ts'
import {
  askAboutTopUp,
  openTransfer,
  openUssd,
  getTopUp,
  getTransaction,
  listTopUps,
  listTransactions,
  moveWinnings,
  yearlyStatement,
} from '#src/contract/wallet.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { request } from './client.ts'
import { ApiError } from './errors.ts'
import { queryClient } from './cache/query-client.ts'
import { renew, useSend } from './sending.ts'
import { askedAnew, newestFifty } from './cache/asked.ts'
import * as keys from './keys.ts'

export type TopUp = Answer<typeof getTopUp>

/** Wallet movements, newest first, fifty at a time. */
export const transactionsQuery = () =>
  infiniteQueryOptions({
    queryKey: [keys.wallet, 'transactions'],
    queryFn: ({ pageParam }) =>
      request(listTransactions, { query: { page: String(pageParam), page_size: '50' } }),
    initialPageParam: 1,
    getNextPageParam: last => (last.page * last.pageSize < last.count ? last.page + 1 : undefined),
    staleTime: 0,
    gcTime: 60_000,
  })

export const transactionQuery = (id: string) =>
  queryOptions({
    queryKey: [keys.wallet, 'transaction', id],
    queryFn: () => request(getTransaction, { params: { id } }),
    gcTime: 60_000,
  })

export const topUpsQuery = () =>
  askedAnew([keys.wallet, 'top-ups'], () => request(listTopUps, { query: newestFifty }), MINUTE)

const isSettled = (topUp: TopUp | undefined) =>
  topUp !== undefined &&
  topUp.state !== 'waiting' &&
  topUp.state !== 'checking' &&
  (topUp.state !== 'credited' || topUp.slip?.decided !== false)

/** The service said no: asking again gets the same answer, except when rate-limited. A page of the network names no refusal. */
const isRefused = (error: Error | null) =>
  error instanceof ApiError && error.refusal !== '' && error.status < 500 && error.status !== 429

/** Polls every three seconds until the top-up is settled, even while the checkout window is in front. */
export const topUpQuery = (reference: string) =>
  queryOptions({
    queryKey: [keys.wallet, 'top-up', reference],
    queryFn: () => request(getTopUp, { params: { reference } }),
    staleTime: 0,
    gcTime: 60_000,
    refetchInterval: ({ state: { data, error } }) => (isSettled(data) || isRefused(error) ? false : 3_000),
    refetchIntervalInBackground: true,
  })

/** The latest ten, for background checks. */
export const newestTopUps = async (): Promise<readonly TopUp[]> =>
  (await request(listTopUps, { query: { page: '1', page_size: '10' } })).results

/** Reports every top-up that any screen fetches. */
export const onTopUps = (tell: (topUps: readonly TopUp[]) => void): (() => void) =>
  queryClient.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { queryKey, state } = event.query
    if (queryKey[0] !== keys.wallet) return
    if (queryKey[1] === 'top-up') tell([state.data as TopUp])
    if (queryKey[1] === 'top-ups') tell((state.data as { results: TopUp[] }).results)
  })

export const useMoveWinnings = () =>
  useMutation({
    mutationFn: ({ amount, requestKey }: { amount: string; requestKey: string }) =>
      request(moveWinnings, { body: { amount }, requestKey }),
    // It may have moved though no answer came.
    onSettled: () => renew(keys.user, keys.wallet),
  })

/** An account for one transfer, or a code to dial; the same key gets the same one. */
export const useOpenTransfer = () =>
  useSend(({ requestKey, ...body }: Body<typeof openTransfer> & { requestKey: string }) =>
    request(openTransfer, { body, requestKey }),
  )

export const useOpenUssd = () =>
  useSend(({ requestKey, ...body }: Body<typeof openUssd> & { requestKey: string }) =>
    request(openUssd, { body, requestKey }),
  )

/** “I was debited”. */
export const useAskAboutTopUp = () =>
  useSend(
    (reference: string) => request(askAboutTopUp, { params: { reference } }),
    topUp => queryClient.setQueryData(topUpQuery(topUp.reference).queryKey, topUp),
  )

/** Fetches the whole year, part by part. */
export const askStatement = async (year: number): Promise<string> => {
  let csv = ''
  for (let part = 1; ; part++) {
    const answer = await request(yearlyStatement, { query: { year: String(year), part: String(part) } })
    csv += answer.csv
    if (!answer.more) return csv
  }
}
