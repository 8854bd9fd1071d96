import { claimInvite, getFriends } from '#src/contract/players/friends.ts'
import { request } from './client.ts'
import { ApiError } from './errors.ts'
import { forgetInvite, keptInvite } from './session/kept-invite.ts'
import { session, sessionReady } from './session/session.ts'
import { useSend, withBody } from './sending.ts'
import { queryClient } from './cache/query-client.ts'
import { askedAnew } from './cache/asked.ts'
import * as keys from './keys.ts'

export const friendsQuery = () => askedAnew([keys.friends], () => request(getFriends))

export const useClaimInvite = () =>
  useSend(withBody(claimInvite), () => {
    forgetInvite()
    return queryClient.invalidateQueries({ queryKey: friendsQuery().queryKey })
  })

/** The statuses that say nothing about the code: signed out, and asked too often. */
const LATER = [401, 429]

/** Says who sent the link to a new player's sign-up. Without an answer the code stays for the next start. */
export const claimKeptInvite = async (): Promise<void> => {
  await sessionReady()
  const code = keptInvite()
  if (!code || !session.isAuthenticated) return
  try {
    await request(claimInvite, { body: { code } })
    forgetInvite()
  } catch (error) {
    // A page of the network has no refusal's name, whatever its status.
    const isRefused = error instanceof ApiError && error.refusal !== '' && error.status < 500
    if (isRefused && !LATER.includes(error.status)) forgetInvite()
  }
}
