// Who is signed in: loading at the start, then authenticated or not. The only writer of the token.
import { proxy, subscribe } from 'valtio'
import type { User } from '#src/model/user.ts'
import { forgetHeard } from '#src/lib/server-time.ts'
import { firstAsks } from '../asks.ts'
import { ApiError } from '../errors.ts'
import { FIVE_MINUTES, queryClient } from '../cache/query-client.ts'
import { clearToken, currentToken, onTokenRefused, reloadToken } from './token.ts'
import * as keys from '../keys.ts'

export interface Session {
  isAuthenticated: boolean
  user: User | null
  isLoading: boolean
  /** Set if `user` is this device's copy because the service was unreachable: when it was true, ms. */
  asOf: number | null
}

export const session = proxy<Session>({ isAuthenticated: false, user: null, isLoading: true, asOf: null })

const USER_KEY = [keys.user] as const
// The answer at the start waits for the first screen that uses it.
queryClient.setQueryDefaults(USER_KEY, { gcTime: FIVE_MINUTES })

/** Works on the player's copy, if its file loads and the device stores anything. Runs in call order. */
const copy = <T>(work: (asks: Awaited<ReturnType<typeof firstAsks>>) => Promise<T>): Promise<T | undefined> =>
  firstAsks()
    .then(work)
    .catch(() => undefined)
const savedPlayer = () => copy(it => it.readPlayer())
export const keepPlayer = (user: User) => void copy(it => it.keepPlayer(user))

/** Who is signed in from here on. */
export const enter = (user: User, asOf: number | null = null) => {
  session.user = user
  session.asOf = asOf
  session.isAuthenticated = true
}

export const stopLoading = (): void => {
  session.isLoading = false
}

/** `cutOff`: the last session here ended without the player's asking, which the log-in page mentions. */
export const lastSession = { cutOff: false }

type Leave = (byPlayer: boolean) => unknown
const leavers = new Set<Leave>()

/**
 * Runs `leave` on every sign-out here, so rooms can wipe private things. It is told whether the player chose
 * to, or the service ended the session.
 */
export const onSignedOut = (leave: Leave): (() => void) => {
  leavers.add(leave)
  return () => leavers.delete(leave)
}

/** Clears the token, the header, the user and every cached answer on this device. */
export const signOutHere = (byPlayer = false): void => {
  clearToken()
  lastSession.cutOff = !byPlayer
  void copy(it => it.forgetPlayer())
  forgetHeard()
  session.isAuthenticated = false
  session.user = null
  session.asOf = null
  queryClient.clear()
  for (const leave of leavers) leave(byPlayer)
}

/** The player of the token; undefined if somebody signed in or out meanwhile: the answer is about the previous player. */
export const fetchUser = async (): Promise<User | undefined> => {
  const token = currentToken()
  const before = queryClient.getQueryData(USER_KEY)
  const user = await (await firstAsks()).askUser()
  if (currentToken() !== token) return undefined
  // A balance arrived meanwhile, and this answer may be older.
  if (queryClient.getQueryData(USER_KEY) !== before) return fetchUser()
  queryClient.setQueryData(USER_KEY, user)
  return user
}

/**
 * No answer, or one from something in front of the service: says nothing about the token. A CDN has codes from 520, and a
 * captive portal may answer 401 or 403; the service's own refusals have names.
 */
export const isUnreachable = (error: unknown) =>
  error instanceof ApiError && (error.status > 501 || (error.status < 500 && error.refusal === ''))

/** ms: a player this phone knows should not watch a spinner for a request's full timeout. */
const PATIENCE = 3_000

/** On start, tries a stored token: cleared if refused, kept if the service did not judge it. Loading always ends. */
export const boot = async (): Promise<void> => {
  try {
    const token = reloadToken()
    if (!token) return
    const saved = savedPlayer()
    const early = setTimeout(async () => {
      const kept = await saved
      if (!kept || currentToken() !== token || session.isAuthenticated) return
      enter(kept.user, kept.at)
      stopLoading()
    }, PATIENCE)
    try {
      const user = await fetchUser().finally(() => clearTimeout(early))
      if (!user) return
      keepPlayer(user)
      enter(user)
    } catch (error) {
      const kept = await saved
      if (currentToken() !== token) return
      // No answer does not mean a bad token: the network is down, or the page was left before the answer
      // came. The player's own tickets must open from this device, and the next start must find the token.
      if (!isUnreachable(error)) signOutHere()
      else if (kept) enter(kept.user, kept.at)
    }
  } finally {
    stopLoading()
  }
}

/** Resolves once we know who is here, even if only from this device's copy. */
export const sessionKnown = (): Promise<void> =>
  new Promise(resolve => {
    const look = () => session.isLoading || resolve(stop())
    const stop = subscribe(session, look)
    look()
  })

let booted: Promise<void> | undefined
/** Resolves once loading has ended; starts it if nobody has. */
export const sessionReady = (): Promise<void> => (booted ??= boot())

onTokenRefused(() => {
  if (session.isAuthenticated) signOutHere()
})

// Any fresh user in the cache, whoever fetched it, becomes the session's user.
queryClient.getQueryCache().subscribe(event => {
  if (event.type !== 'updated' || event.query.queryKey[0] !== USER_KEY[0] || !session.isAuthenticated) return
  const user = event.query.state.data as User | undefined
  if (event.action.type !== 'success' || !user) return
  keepPlayer(user)
  enter(user)
})
