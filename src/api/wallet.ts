// The player's three wallets: movements, top-ups, winnings moved to the play wallet.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnswerOut } from '#src/contract/call.ts'
import { getTopUp, getTransaction, listTopUps, listTransactions, moveWinnings } from '#src/contract/wallet.ts'
import { request } from './client.ts'

export type Wallet = 'play' | 'bonus' | 'winnings'
export type TopUp = AnswerOut<typeof getTopUp>

export const transactionsQuery = (page = 1, pageSize = 50, wallet?: Wallet) =>
  queryOptions({
    queryKey: ['wallet', 'transactions', { page, pageSize, wallet }],
    queryFn: () =>
      request(listTransactions, { query: { page: String(page), page_size: String(pageSize), wallet } }),
    staleTime: 0,
    gcTime: 60_000,
  })

export const transactionQuery = (id: string) =>
  queryOptions({
    queryKey: ['wallet', 'transaction', id],
    queryFn: () => request(getTransaction, { params: { id } }),
    gcTime: 60_000,
  })

export const topUpsQuery = (page = 1, pageSize = 50) =>
  queryOptions({
    queryKey: ['wallet', 'top-ups', { page, pageSize }],
    queryFn: () => request(listTopUps, { query: { page: String(page), page_size: String(pageSize) } }),
    staleTime: 0,
    gcTime: 60_000,
  })

const isSettled = (topUp: TopUp | undefined) =>
  topUp !== undefined && topUp.state !== 'waiting' && topUp.state !== 'checking'

/** Asks every three seconds until the top-up is settled; also while the checkout's window is in front. */
export const topUpQuery = (reference: string) =>
  queryOptions({
    queryKey: ['wallet', 'top-up', reference],
    queryFn: () => request(getTopUp, { params: { reference } }),
    staleTime: 0,
    gcTime: 60_000,
    refetchInterval: query => (isSettled(query.state.data) ? false : 3_000),
    refetchIntervalInBackground: true,
  })

export const useMoveWinnings = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ amount, requestKey }: { amount: string; requestKey: string }) =>
      request(moveWinnings, { body: { amount }, requestKey }),
    onSuccess: () =>
      Promise.all(['user', 'wallet'].map(key => client.invalidateQueries({ queryKey: [key] }))),
  })
}
