import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Body } from '#src/model/words.ts'
import {
  cancelPhoneChange,
  getPhoneChange,
  updatePhoneNumber,
  verifyPhoneNumberUpdate,
} from '#src/contract/players/phone-change.ts'
import { request } from '../client.ts'
import { userQuery } from '../user.ts'
import * as keys from '../keys.ts'

export const phoneChangeQuery = () =>
  queryOptions({
    queryKey: [keys.phoneChange],
    queryFn: async () => (await request(getPhoneChange)).change,
    staleTime: 0,
  })

export const useUpdatePhoneNumber = () =>
  useMutation({
    mutationFn: (body: Body<typeof updatePhoneNumber>) => request(updatePhoneNumber, { body }),
  })

/** Then refetches the player, whose number may have changed. */
export const useVerifyPhoneNumberUpdate = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<typeof verifyPhoneNumberUpdate>) => request(verifyPhoneNumberUpdate, { body }),
    onSuccess: () =>
      Promise.all([
        client.fetchQuery({ ...userQuery(), staleTime: 0 }),
        client.invalidateQueries({ queryKey: [keys.wallet] }),
        client.invalidateQueries({ queryKey: phoneChangeQuery().queryKey }),
      ]),
  })
}

export const useCancelPhoneChange = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => request(cancelPhoneChange),
    onSettled: () => client.invalidateQueries({ queryKey: phoneChangeQuery().queryKey }),
  })
}
