// Who is signed in, with balances. Every page needs it, so the rest of the account is elsewhere.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { firstAsks } from './asks.ts'
import { FIVE_MINUTES } from './cache/query-client.ts'
import { session } from './session/session.ts'
import * as keys from './keys.ts'

export const userQuery = () =>
  queryOptions({
    queryKey: [keys.user],
    queryFn: async () => (await firstAsks()).askUser(),
    staleTime: FIVE_MINUTES,
    gcTime: FIVE_MINUTES,
  })

export const useSession = () => useSnapshot(session)

/** The player with fresh balances, fetched only if signed in. Falls back to the session's copy. */
export const useUser = () => {
  const { isAuthenticated, user } = useSnapshot(session)
  const query = useQuery({ ...userQuery(), enabled: isAuthenticated })
  return { ...query, user: isAuthenticated ? (query.data ?? user) : null }
}
