import { queryOptions, useMutation } from '@tanstack/react-query'
import {
  cancelPhoneChange,
  getPhoneChange,
  updatePhoneNumber,
  verifyPhoneNumberUpdate,
} from '#src/contract/players/phone-change.ts'
import { request } from '../client.ts'
import { userQuery } from '../user.ts'
import { renew, useSend, withBody } from '../sending.ts'
import { queryClient } from '../cache/query-client.ts'
import * as keys from '../keys.ts'

export const phoneChangeQuery = () =>
  queryOptions({
    queryKey: [keys.phoneChange],
    queryFn: async () => (await request(getPhoneChange)).change,
    staleTime: 0,
  })

export const useUpdatePhoneNumber = () => useSend(withBody(updatePhoneNumber))

/** Then refetches the player, whose number may have changed. */
export const useVerifyPhoneNumberUpdate = () =>
  useSend(withBody(verifyPhoneNumberUpdate), () =>
    Promise.all([
      queryClient.fetchQuery({ ...userQuery(), staleTime: 0 }),
      renew(keys.wallet),
      queryClient.invalidateQueries({ queryKey: phoneChangeQuery().queryKey }),
    ]),
  )

export const useCancelPhoneChange = () =>
  useMutation({
    mutationFn: () => request(cancelPhoneChange),
    onSettled: () => queryClient.invalidateQueries({ queryKey: phoneChangeQuery().queryKey }),
  })
