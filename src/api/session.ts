// Who is signed in: loading at the start, then authenticated or not. The only writer of the token.
import { proxy } from 'valtio'
import { brand } from '#src/brand.ts'
import type { User } from '#src/contract/user.ts'
import { naira } from '#src/lib/money.ts'
import { readStored, removeStored, writeStored } from '#src/lib/stored.ts'
import { firstAsks } from './asks.ts'
import { ApiError } from './errors.ts'
import { queryClient } from './query-client.ts'
import { TOKEN_KEY, clearToken, currentToken, onTokenRefused, reloadToken, setToken } from './token.ts'

export interface Session {
  isAuthenticated: boolean
  user: User | null
  isLoading: boolean
  /** Set while `user` is this device's copy because the service could not be reached: when it was true, ms. */
  asOf: number | null
}

export const session = proxy<Session>({ isAuthenticated: false, user: null, isLoading: true, asOf: null })

const PLAYER_KEY = `${brand.storagePrefix}PLAYER`
const USER_KEY = ['user'] as const

/** Undefined also where the file that reads it does not come. */
const savedPlayer = () =>
  firstAsks().then(
    it => it.readPlayer(readStored(PLAYER_KEY)),
    () => undefined,
  )

/** Balances are kept in naira, as on the wire, so that the contract reads them back. */
const keepPlayer = (user: User) => {
  const balances = {
    play_balance: naira(user.play_balance),
    referal_wallet_balance: naira(user.referal_wallet_balance),
    winning_balance: naira(user.winning_balance),
  }
  writeStored(PLAYER_KEY, { at: Date.now(), user: { ...user, ...balances } })
}

const enter = (user: User, asOf: number | null = null) => {
  session.user = user
  session.asOf = asOf
  session.isAuthenticated = true
}

export const stopLoading = (): void => {
  session.isLoading = false
}

const leavers = new Set<() => unknown>()

/** Runs `leave` whenever the player is signed out on this device: rooms that keep private things wipe them here. */
export const onSignedOut = (leave: () => unknown): (() => void) => {
  leavers.add(leave)
  return () => leavers.delete(leave)
}

/** Clears the token, the header, the user and every cached answer on this device. */
export const signOutHere = (): void => {
  clearToken()
  removeStored(PLAYER_KEY)
  session.isAuthenticated = false
  session.user = null
  session.asOf = null
  queryClient.clear()
  for (const leave of leavers) leave()
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
  try {
    const token = reloadToken()
    if (!token) return
    const kept = await savedPlayer()
    const early = setTimeout(() => {
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
  signOutHere()
}

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
    else if (token !== before) void boot()
  })
  addEventListener('online', () => {
    if (session.asOf !== null || (currentToken() && !session.isAuthenticated)) void boot()
  })
}
