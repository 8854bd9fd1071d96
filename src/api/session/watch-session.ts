// What other tabs and the network do to the session.
import { TOKEN_KEY } from '#src/lib/stored.ts'
import { firstAsks } from '../asks.ts'
import { queryClient } from '../cache/query-client.ts'
import { boot, session, signOutHere } from './session.ts'
import { currentToken, reloadToken } from './token.ts'

const look = () => {
  const before = currentToken()
  const token = reloadToken()
  if (token === before) return
  if (!token) return signOutHere()
  // It may be another player: show nothing of the previous one until we know.
  if (before) {
    queryClient.clear()
    Object.assign(session, { isAuthenticated: false, user: null, asOf: null, isLoading: true })
  }
  void boot()
}

/** Follows sign-ins and sign-outs in other tabs. Back online, replaces the device's copy with fresh data. */
export const watchSession = (): void => {
  // What happened while this file was loading.
  look()
  // A sign-out that was cut short, or came from another tab before this one listened, leaves the player's copy.
  if (!currentToken())
    void firstAsks()
      .then(it => it.forgetPlayer())
      .catch(() => undefined)
  addEventListener('storage', event => {
    if (event.key === TOKEN_KEY || event.key === null) look()
  })
  addEventListener('online', () => {
    if (session.asOf !== null || (currentToken() && !session.isAuthenticated)) void boot()
  })
}
