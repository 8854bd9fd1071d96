// What other tabs and the network do to the session.
import { brand } from '#src/brand.ts'
import { LEFT_KEY, TOKEN_KEY, readStored, removeStored, writeStored } from '#src/lib/stored.ts'
import { firstAsks } from '../asks.ts'
import { queryClient } from '../cache/query-client.ts'
import { boot, session, signOutHere } from './session.ts'
import { currentToken, reloadToken } from './token.ts'

const TRY = `${brand.storagePrefix}TRY`

/** False if storage is blocked or full: a session then lives only in its page, and no other tab can end it. */
const keepsAnything = () => {
  const isKept = writeStored(TRY, 1)
  removeStored(TRY)
  return isKept
}

/** Set by another tab just before it removes the token, until it has wiped everything. */
let hasPlayerLeft = false

const look = () => {
  const before = currentToken()
  if (before && readStored(TOKEN_KEY) === null && !keepsAnything()) return
  const token = reloadToken()
  if (token === before) return
  if (!token) return signOutHere(hasPlayerLeft)
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
    if (event.key === LEFT_KEY) hasPlayerLeft = event.newValue === 'true'
    if (event.key === TOKEN_KEY || event.key === null) look()
  })
  // A page restored from the browser's page cache has missed what other tabs and the network did.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    look()
    dispatchEvent(new Event(navigator.onLine ? 'online' : 'offline'))
  })
  addEventListener('online', () => {
    if (session.asOf !== null || (currentToken() && !session.isAuthenticated)) void boot()
  })
}
