import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { claimInvite, getFriends } from '#src/contract/players/friends.ts'
import { request } from './client.ts'
import { ApiError } from './errors.ts'
import { forgetInvite, keptInvite } from './session/kept-invite.ts'
import * as keys from './keys.ts'

export const friendsQuery = () =>
  queryOptions({ queryKey: [keys.friends], queryFn: () => request(getFriends), staleTime: 0 })

export const useClaimInvite = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { code: string }) => request(claimInvite, { body }),
    onSuccess: () => {
      forgetInvite()
      return client.invalidateQueries({ queryKey: friendsQuery().queryKey })
    },
  })
}

/** Says who sent the link to a new player's sign-up. Without an answer the code stays for the page of friends. */
export const claimKeptInvite = async (): Promise<void> => {
  const code = keptInvite()
  if (!code) return
  try {
    await request(claimInvite, { body: { code } })
    forgetInvite()
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) forgetInvite()
  }
}
