// Signing in and out on this phone.
import { LEFT_KEY, TOKEN_KEY, removeStored, writeStored } from '#src/lib/stored.ts'
import { firstAsks } from '../asks.ts'
import { enter, fetchUser, isUnreachable, keepPlayer, signOutHere, stopLoading } from './session.ts'
import { currentToken, setToken } from './token.ts'

/**
 * Every kind of login ends here. If the player cannot be fetched, the token stays: it is valid, and the app asks again
 * once it is online.
 */
export const login = async (token: string): Promise<void> => {
  setToken(token)
  try {
    const user = await fetchUser()
    if (!user) return
    keepPlayer(user)
    enter(user)
  } catch (error) {
    if (!isUnreachable(error)) signOutHere()
    throw error
  } finally {
    stopLoading()
  }
}

/**
 * Ends the session here at once, and at the service if reachable: a hanging request must leave nothing on a
 * phone that changes hands. The caller goes to /user/login.
 */
export const logout = async (): Promise<void> => {
  // Before anything is awaited: a player who leaves the page at that moment is logged out anyway.
  writeStored(LEFT_KEY, true)
  removeStored(TOKEN_KEY)
  const asks = currentToken() ? await firstAsks().catch(() => undefined) : undefined
  void asks?.askLogout().catch(() => undefined)
  signOutHere(true)
}
