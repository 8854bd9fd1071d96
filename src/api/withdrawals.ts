// Winnings sent to a bank: banks and accounts, the terms, requests and what became of them.
import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Body } from '#src/model/words.ts'
import {
  fetchBanks,
  getWithdrawal,
  listBeneficiaries,
  listWithdrawals,
  payoutTimes,
  removeBeneficiary,
  requestWithdrawal,
  resolveAccount,
  withdrawalTerms,
} from '#src/contract/withdrawals.ts'
import type { Withdrawal } from '#src/model/withdrawals.ts'
import { request } from './client.ts'
import { ApiError } from './errors.ts'
import { FIVE_MINUTES, queryClient } from './cache/query-client.ts'
import { askedAnew, newestFifty } from './cache/asked.ts'
import * as keys from './keys.ts'

/** Bank health covers the last hour, so it may be a minute old. */
const A_MINUTE = 60_000

export const banksQuery = () =>
  queryOptions({
    queryKey: [keys.fetchBanks],
    queryFn: async () => (await request(fetchBanks)).banks,
    staleTime: A_MINUTE,
    gcTime: FIVE_MINUTES,
  })

export const accountQuery = (bankCode: string, accountNumber: string) =>
  queryOptions({
    queryKey: [keys.wallet, 'account', bankCode, accountNumber],
    queryFn: () => request(resolveAccount, { body: { bankCode, accountNumber } }),
    gcTime: FIVE_MINUTES,
  })

export const beneficiariesQuery = () =>
  askedAnew(
    [keys.wallet, 'beneficiaries'],
    async () => (await request(listBeneficiaries)).beneficiaries,
    FIVE_MINUTES,
  )

export const useRemoveBeneficiary = () =>
  useMutation({
    // One that is gone already was removed by a press whose answer was lost.
    mutationFn: (id: string) =>
      request(removeBeneficiary, { params: { id } }).catch((failure: unknown) => {
        if (!(failure instanceof ApiError) || failure.refusal !== 'not-found') throw failure
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: beneficiariesQuery().queryKey }),
  })

export const termsQuery = () =>
  askedAnew([keys.wallet, 'withdrawal-terms'], () => request(withdrawalTerms), FIVE_MINUTES)

export const payoutTimesQuery = () =>
  queryOptions({
    queryKey: [keys.payoutTimes],
    queryFn: () => request(payoutTimes),
    staleTime: A_MINUTE,
    gcTime: FIVE_MINUTES,
  })

/** The latest fifty. */
export const askWithdrawals = async (): Promise<readonly Withdrawal[]> =>
  (await request(listWithdrawals, { query: newestFifty })).results

export const withdrawalsQuery = () => askedAnew([keys.wallet, 'withdrawals'], askWithdrawals, FIVE_MINUTES)

/** ms; a withdrawal that waits for a person or a date is polled less often */
const ASK_AGAIN = 3_000
const ASK_HELD = 60_000

export const isOver = ({ state }: Pick<Withdrawal, 'state'>): boolean =>
  state === 'paid' || state === 'returned'

/** Polls until it is over. */
export const withdrawalQuery = (id: string) =>
  queryOptions({
    queryKey: [keys.wallet, 'withdrawal', id],
    queryFn: () => request(getWithdrawal, { params: { id } }),
    staleTime: 0,
    gcTime: FIVE_MINUTES,
    refetchInterval: ({ state: { data } }) => {
      if (data && isOver(data)) return false
      return data?.state === 'held' ? ASK_HELD : ASK_AGAIN
    },
  })

export const sendWithdrawal = (body: Body<typeof requestWithdrawal>, requestKey: string) =>
  request(requestWithdrawal, { body, requestKey })
