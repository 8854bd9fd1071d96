import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as contract from '#src/contract/players/safer-play.ts'
import type { Call } from '#src/contract/call.ts'
import { request } from '../client.ts'
import * as keys from '../keys.ts'

export const saferPlayQuery = () =>
  queryOptions({
    queryKey: [keys.saferPlay],
    queryFn: () => request(contract.getSaferPlay),
    staleTime: 0,
    // An unchanged answer is news too: it makes the session be checked again (held-back/use-session-watch.ts).
    structuralSharing: false,
  })

type Period = 'day' | 'week' | 'month'

export const useActivity = (by: Period) =>
  useQuery({
    queryKey: [keys.saferPlay, 'activity', by],
    queryFn: () => request(contract.getActivity, { query: { by } }),
    staleTime: 0,
  })

/** Every change answers with the resulting state. */
const useChange = <Body>(send: (body: Body) => Promise<{ message: string; state?: unknown }>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: answer => {
      const { queryKey } = saferPlayQuery()
      if (answer.state) client.setQueryData(queryKey, answer.state as never)
      else void client.invalidateQueries({ queryKey, exact: true })
      // An exclusion moves money.
      void client.invalidateQueries({ queryKey: [keys.user] })
    },
  })
}

const withBody =
  <C extends Call>(call: C) =>
  (body: NonNullable<Parameters<typeof request<C>>[1]>['body']) =>
    request(call, { body } as never) as Promise<{ message: string; state?: unknown }>

export const useSetLimit = () => useChange(withBody(contract.setLimit))
export const useConfirmLimit = () => useChange(withBody(contract.confirmLimit))
export const useTakeBreak = () => useChange(withBody(contract.takeBreak))
export const useExcludeSelf = () => useChange(withBody(contract.excludeSelf))
export const useSetReminders = () => useChange(withBody(contract.setReminders))
export const useDeclineLimits = () => useChange(() => request(contract.declineLimits))
export const useAnswerCheck = () => useChange(() => request(contract.answerCheck))
export const useNoteReview = () => useChange(() => request(contract.noteReview))
