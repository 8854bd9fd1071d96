// The one-time check of a player's own number.
import { activatePhone, sendActivation } from '#src/contract/players/phone-check.ts'
import { request } from '../client.ts'
import { userQuery } from '../user.ts'
import { useSend } from '../sending.ts'
import { queryClient } from '../cache/query-client.ts'

export const useSendActivation = () =>
  useSend((option: 'SMS' | 'VOICE') => request(sendActivation, { query: { otp_option: option } }))

/** Then refetches the player, so no screen keeps waiting for the check. */
export const useActivatePhone = () =>
  useSend(
    (code: string) => request(activatePhone, { body: { code } }),
    () => queryClient.fetchQuery({ ...userQuery(), staleTime: 0 }),
  )
