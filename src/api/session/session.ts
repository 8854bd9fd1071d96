// Who is signed in: loading at the start, then authenticated or not. The only writer of the token.
import { proxy, subscribe } from 'valtio'
import { brand } from '#src/brand.ts'
import type { User } from '#src/contract/user.ts'
import { forgetHeard } from '#src/lib/server-time.ts'
import { removeStored } from '#src/lib/stored.ts'
import { firstAsks } from '../asks.ts'
import { ApiError } from '../errors.ts'
import { queryClient } from '../query-client.ts'
import { TOKEN_KEY, clearToken, currentToken, onTokenRefused, reloadToken, setToken } from './token.ts'

export interface Session {
  isAuthenticated: boolean
  user: User | null
  isLoading: boolean
  /** Set while `user` is this device's copy because the service could not be reached: when it was true, ms. */
  asOf: number | null
}

export const session = proxy<Session>({ isAuthenticated: false, user: null, isLoading: true, asOf: null })

/** Where versions before kept the player's copy. */
const OLD_COPY = `${brand.storagePrefix}PLAYER`
const USER_KEY = ['user'] as const

/** The copy of the player, where the file that keeps it comes and the device stores anything. In the order of the calls. */
const copy = <T>(work: (asks: Awaited<ReturnType<typeof firstAsks>>) => Promise<T>): Promise<T | undefined> =>
  firstAsks()
    .then(work)
    .catch(() => undefined)
const savedPlayer = () => copy(it => it.readPlayer())
const keepPlayer = (user: User) => void copy(it => it.keepPlayer(user))

const enter = (user: User, asOf: number | null = null) => {
  session.user = user
  session.asOf = asOf
  session.isAuthenticated = true
}

export const stopLoading = (): void => {
  session.isLoading = false
}

type Leave = (byPlayer: boolean) => unknown
const leavers = new Set<Leave>()

/**
 * Runs `leave` whenever the player is signed out on this device: rooms that keep private things wipe them here.
 * It is told whether that was the player's own wish here, or the service ended the session.
 */
export const onSignedOut = (leave: Leave): (() => void) => {
  leavers.add(leave)
  return () => leavers.delete(leave)
}

/** Clears the token, the header, the user and every cached answer on this device. */
export const signOutHere = (byPlayer = false): void => {
  clearToken()
  void copy(it => it.forgetPlayer())
  forgetHeard()
  session.isAuthenticated = false
  session.user = null
  session.asOf = null
  queryClient.clear()
  for (const leave of leavers) leave(byPlayer)
}

/** Undefined where somebody signed out or in meanwhile: the answer is about who was here before. */
const fetchUser = async (): Promise<User | undefined> => {
  const token = currentToken()
  const user = await (await firstAsks()).askUser()
  if (currentToken() !== token) return undefined
  queryClient.setQueryData(USER_KEY, user)
  return user
}

/** No answer, or one from something that stands before the service: says nothing about the token. */
const isUnreachable = (error: unknown) =>
  error instanceof ApiError &&
  (error.isOffline || [502, 503, 504, 511].includes(error.status) || isUnnamed(error))

/** A hotel's network may answer with 401 or 403; the service's own refusals have names. */
const isUnnamed = ({ status, refusal }: ApiError) => status < 500 && refusal === ''

/** ms: a player who is known to this phone does not look at a spinner for the whole patience of a request. */
const PATIENCE = 3_000

/** On start: a stored token is tried; a refused one is cleared, one that nobody judged stays; loading always ends. */
export const boot = async (): Promise<void> => {
  removeStored(OLD_COPY)
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
      // No answer is not a failure of the token: the network is away, or the page was left before the answer came. The
      // player's own tickets must open from this device, and the next start must find the token.
      if (!isUnreachable(error)) signOutHere()
      else if (kept) enter(kept.user, kept.at)
    }
  } finally {
    stopLoading()
  }
}

/** Every kind of login ends here: store the token, fetch the user, enter. */
export const login = async (token: string): Promise<void> => {
  setToken(token)
  try {
    const user = await fetchUser()
    if (!user) return
    keepPlayer(user)
    enter(user)
  } catch (error) {
    signOutHere()
    throw error
  } finally {
    stopLoading()
  }
}

/**
 * Ends the session on this device at once, and at the service as far as it can be reached: a request that hangs leaves
 * nothing on a phone that somebody else takes over. The caller goes to /user/login.
 */
export const logout = async (): Promise<void> => {
  const asks = currentToken() ? await firstAsks().catch(() => undefined) : undefined
  // Goes out with the token, which is gone a moment later.
  void asks?.askLogout().catch(() => undefined)
  signOutHere(true)
}

/** Resolves when it is known who is here, be it by this device's copy alone. */
export const sessionKnown = (): Promise<void> =>
  new Promise(resolve => {
    const look = () => session.isLoading || resolve(stop())
    const stop = subscribe(session, look)
    look()
  })

let booted: Promise<void> | undefined
/** Resolves when loading has ended; starts it where nobody has. */
export const sessionReady = (): Promise<void> => (booted ??= boot())

onTokenRefused(() => {
  if (session.isAuthenticated) signOutHere()
})

// A fresh copy of the user in the cache, whoever asked for it, is the user of the session.
queryClient.getQueryCache().subscribe(event => {
  if (event.type !== 'updated' || event.query.queryKey[0] !== USER_KEY[0] || !session.isAuthenticated) return
  const user = event.query.state.data as User | undefined
  if (event.action.type !== 'success' || !user) return
  keepPlayer(user)
  enter(user)
})

/** Another tab signed in or out: this one follows. Back on the network: the device's copy gives way to the truth. */
export const watchSession = (): void => {
  addEventListener('storage', event => {
    if (event.key !== TOKEN_KEY && event.key !== null) return
    const before = currentToken()
    const token = reloadToken()
    if (!token) signOutHere()
    else if (token !== before) {
      // Somebody else, perhaps: nothing of who was here is shown until it is known.
      if (before) {
        queryClient.clear()
        Object.assign(session, { isAuthenticated: false, user: null, asOf: null, isLoading: true })
      }
      void boot()
    }
  })
  addEventListener('online', () => {
    if (session.asOf !== null || (currentToken() && !session.isAuthenticated)) void boot()
  })
}
