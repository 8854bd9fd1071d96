import { queryOptions, useQuery } from '@tanstack/react-query'
import * as contract from '#src/contract/players/safer-play.ts'
import { request } from '../client.ts'
import { renew, useSend, withBody } from '../sending.ts'
import { queryClient } from '../cache/query-client.ts'
import * as keys from '../keys.ts'

export const saferPlayQuery = () =>
  queryOptions({
    queryKey: [keys.saferPlay],
    queryFn: () => request(contract.getSaferPlay),
    staleTime: 0,
    // An unchanged answer is news too: it makes the session be checked again (held-back/HeldBackWatch.tsx).
    structuralSharing: false,
  })

type Period = 'day' | 'week' | 'month'

export const useActivity = (by: Period) =>
  useQuery({
    queryKey: [keys.saferPlay, 'activity', by],
    queryFn: () => request(contract.getActivity, { query: { by } }),
    staleTime: 0,
  })

const askAgain = () =>
  void queryClient.invalidateQueries({ queryKey: saferPlayQuery().queryKey, exact: true })

/** Every change answers with the resulting state. */
const useChange = <Body>(send: (body: Body) => Promise<{ message: string; state?: unknown }>) =>
  useSend(
    (body: Body) =>
      send(body).catch((failure: unknown) => {
        // It may count though no answer came.
        askAgain()
        throw failure
      }),
    ({ state }) => {
      if (state) queryClient.setQueryData(saferPlayQuery().queryKey, state as never)
      else askAgain()
      // An exclusion moves money.
      void renew(keys.user)
    },
  )

export const useSetLimit = () => useChange(withBody(contract.setLimit))
export const useConfirmLimit = () => useChange(withBody(contract.confirmLimit))
export const useTakeBreak = () => useChange(withBody(contract.takeBreak))
export const useExcludeSelf = () => useChange(withBody(contract.excludeSelf))
export const useSetReminders = () => useChange(withBody(contract.setReminders))
export const useDeclineLimits = () => useChange(() => request(contract.declineLimits))
export const useAnswerCheck = () => useChange(() => request(contract.answerCheck))
export const useNoteReview = () => useChange(() => request(contract.noteReview))
