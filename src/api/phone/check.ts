// The one-time check of a player's own number.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { activatePhone, sendActivation } from '#src/contract/players/phone-check.ts'
import { request } from '../client.ts'
import { userQuery } from '../user.ts'

export const useSendActivation = () =>
  useMutation({
    mutationFn: (option: 'SMS' | 'VOICE') => request(sendActivation, { query: { otp_option: option } }),
  })

/** Then refetches the player, so no screen keeps waiting for the check. */
export const useActivatePhone = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => request(activatePhone, { body: { code } }),
    onSuccess: () => client.fetchQuery({ ...userQuery(), staleTime: 0 }),
  })
}
