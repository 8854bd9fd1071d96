import { queryOptions } from '@tanstack/react-query'
import * as calls from '#src/contract/players/own-data.ts'
import type { Answer, Body } from '#src/model/words.ts'
import { request } from '../client.ts'
import { useSend, withBody } from '../sending.ts'
import { queryClient } from '../cache/query-client.ts'
import * as keys from '../keys.ts'

export type OwnData = Answer<typeof calls.getOwnData>
export type ClickPage = Body<typeof calls.noteClick>['page']

const WAITING = 3_000 // ms

export const ownDataQuery = () =>
  queryOptions({
    queryKey: [keys.ownData],
    queryFn: () => request(calls.getOwnData),
    staleTime: 0,
    // A copy is made within seconds.
    refetchInterval: ({ state }) => (state.data?.export && !state.data.export.madeAt ? WAITING : false),
  })

const useAsk = <T = void>(send: (body: T) => Promise<OwnData>) =>
  useSend(send, data => queryClient.setQueryData(ownDataQuery().queryKey, data))

export const useAskExport = () => useAsk(withBody(calls.askExport))
export const useAskDeletion = () => useAsk(withBody(calls.askDeletion))
export const useTakeBackDeletion = () => useAsk(() => request(calls.takeBackDeletion))
export const useChooseConsent = () => useAsk(withBody(calls.chooseConsent))

export const useFetchExport = () => useSend((id: string) => request(calls.getExport, { params: { id } }))

/** Call only after consent. The outcome is ignored: nothing on the screen depends on it. */
export const noteClick = (clickId: string, page: ClickPage): void =>
  void request(calls.noteClick, {
    body: { clickId, page, consent: true, consentVersion: calls.CLICK_VERSION },
  }).catch(() => undefined)
