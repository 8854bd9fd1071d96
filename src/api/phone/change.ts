import { useMutation } from '@tanstack/react-query'
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
import { askedAnew } from '../cache/asked.ts'
import * as keys from '../keys.ts'

export const phoneChangeQuery = () =>
  askedAnew([keys.phoneChange], async () => (await request(getPhoneChange)).change)

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
