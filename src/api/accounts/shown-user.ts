// For calls that answer with the player.
import type { User } from '#src/model/user.ts'
import { queryClient } from '../cache/query-client.ts'
import { session } from '../session/session.ts'
import { userQuery } from '../user.ts'

/** None of these calls moves money, and a balance heard since may be newer than the one in their answer. */
export const showUser = (user: User): void => {
  const { queryKey } = userQuery()
  const { playBalance, bonusBalance, winningsBalance } =
    queryClient.getQueryData(queryKey) ?? session.user ?? user
  queryClient.setQueryData(queryKey, { ...user, playBalance, bonusBalance, winningsBalance })
}
