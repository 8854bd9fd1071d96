// The app's own session and client against the real service: only the wire between them is shortened.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getUser, phoneLogin } from '#src/contract/account.ts'
import { kobo } from '#src/lib/money.ts'
import { PASSWORD, makeService } from '../support/service.ts'
import { makeStorage } from './device.ts'

vi.stubGlobal('localStorage', makeStorage())
vi.mock('#src/lib/idb.ts', async real => ({
  ...(await real<object>()),
  shelf: (await import('./device.ts')).makeShelf,
}))
const { request } = await import('#src/api/client.ts')
const { queryClient } = await import('#src/api/cache/query-client.ts')
const { boot, onSignedOut, session, signOutHere } = await import('#src/api/session/session.ts')
const { login, logout } = await import('#src/api/session/sign-in.ts')
const { watchSession } = await import('#src/api/session/watch-session.ts')
const { isConsentGiven } = await import('#src/screens/shared/use-consent.ts')
const { ENDED_KEY } = await import('#src/api/session/ended-key.ts')
const { LEFT_KEY, TOKEN_KEY } = await import('#src/lib/stored.ts')
const { askEnded } = await import('#src/api/first-asks.ts')
const { showUser } = await import('#src/api/accounts/shown-user.ts')
const { currentToken } = await import('#src/api/session/token.ts')

type Wire = (input: string, init?: RequestInit) => Response | Promise<Response>

let made: Awaited<ReturnType<typeof makeService>>
let wire: Wire
const seen: Headers[] = []
const toService: Wire = (input, init) => made.app.request(input, init)

beforeAll(async () => {
  made = await makeService()
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    seen.push(new Headers(init.headers))
    return wire(input, init)
  })
})

afterAll(async () => {
  await made.close()
  vi.unstubAllGlobals()
})

beforeEach(() => {
  signOutHere()
  localStorage.clear()
  wire = toService
  session.isLoading = true
})

/** A log-out is noted in the background: unless a test waits, it would be noted in the next one. */
const noted = () => vi.waitFor(() => expect(localStorage.getItem(ENDED_KEY)).not.toBeNull(), 20_000)

const stateOf = () => ({ ...session, user: session.user?.phoneNumber ?? null })
const isOut = { isAuthenticated: false, user: null, isLoading: false, asOf: null }

/** A wire that holds its first answer until released; later ones go through. */
const holdingFirst = (answer: Wire = toService) => {
  let letGo: (() => void) | undefined
  const held = new Promise<void>(resolve => (letGo = resolve))
  let isFirst = true
  wire = async (input, init) => {
    if (!isFirst) return toService(input, init)
    isFirst = false
    const response = await answer(input, init)
    await held
    return response
  }
  return () => letGo?.()
}

describe('the session §4.1', () => {
  it('is loading at the start, without a user §3.1, 4.2', () => {
    expect(stateOf()).toEqual({ ...isOut, isLoading: true })
  })

  it('stops loading and stays signed out where no token is stored §4.4', async () => {
    await boot()
    expect(stateOf()).toEqual(isOut)
  })

  it('stores the token of a login as a JSON string under its prefix, and enters with the user §3.2, 4.3, 4.5', async () => {
    const player = await made.player(kobo(700))
    const { token } = await request(phoneLogin, { body: { phone: player.phone, password: PASSWORD } })
    await login(token)
    expect(TOKEN_KEY).toBe('oriire_TOKEN')
    expect(localStorage.getItem(TOKEN_KEY)).toBe(JSON.stringify(token))
    expect(stateOf()).toMatchObject({ isAuthenticated: true, user: player.phone, isLoading: false })
    expect(session.user).toMatchObject({ playBalance: kobo(700), winningsBalance: 0 })
  })

  it('sends Authorization: Token … once logged in, and no more after logout §7.1', async () => {
    const { token } = await made.player()
    await login(token)
    await request(getUser)
    expect(seen.at(-1)?.get('authorization')).toBe(`Token ${token}`)
    await logout()
    await request(getUser).catch(() => undefined)
    expect(seen.at(-1)?.has('authorization')).toBe(false)
  })

  it('tries a stored token on start, fetches the user and enters §4.4', async () => {
    const player = await made.player()
    localStorage.setItem(TOKEN_KEY, JSON.stringify(player.token))
    await boot()
    expect(stateOf()).toMatchObject({ isAuthenticated: true, user: player.phone, isLoading: false })
  })

  it('clears a stored token that the service refuses, and is signed out §4.4, 8.8', async () => {
    localStorage.setItem(TOKEN_KEY, JSON.stringify('a-token-that-nobody-was-given'))
    await boot()
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
    expect(stateOf()).toEqual(isOut)
  })

  it('clears the token when the user cannot be fetched for a fault of the service §8.8', async () => {
    const { token } = await made.player()
    localStorage.setItem(TOKEN_KEY, JSON.stringify(token))
    wire = () => Response.json({ message: 'broken' }, { status: 500 })
    await boot()
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
    expect(stateOf()).toEqual(isOut)
  })

  it('lets a tap on a game wait until it is known who is here: a player who agreed is not asked again §3.55', async () => {
    const { token } = await made.player()
    localStorage.setItem(TOKEN_KEY, JSON.stringify(token))
    const letGo = holdingFirst()
    const booted = boot()
    let given: boolean | undefined
    const asked = isConsentGiven().then(answer => (given = answer))
    await Promise.race([asked, new Promise(resolve => setImmediate(resolve))])
    expect(given).toBeUndefined()
    letGo()
    expect(await asked).toBe(true)
    await booted
  })

  it('asks a visitor for the consent as soon as it is known that nobody is signed in §3.55', async () => {
    const asked = isConsentGiven()
    await boot()
    expect(await asked).toBe(false)
  })

  it('asks again where a balance was heard before its answer came, which may be from before', async () => {
    const player = await made.player(kobo(250))
    await login(player.token)
    const known = session.user!
    let asked = 0
    let letGo: (() => void) | undefined
    const held = new Promise<void>(resolve => (letGo = resolve))
    wire = async (input, init) => {
      const answer = await toService(input, init)
      if (++asked > 1) return Response.json({ ...(await answer.json()), play_balance: 400 })
      await held
      return answer
    }
    const booted = boot()
    await vi.waitFor(() => expect(asked).toBe(1), 20_000)
    queryClient.setQueryData(['user'], { ...known, playBalance: kobo(400) })
    letGo!()
    await booted
    expect(asked).toBe(2)
    expect([session.user?.playBalance, queryClient.getQueryData(['user'])]).toEqual([
      kobo(400),
      { ...known, playBalance: kobo(400) },
    ])
  })

  it('shows what a deed answers with the player, but no balance of it: one heard since is newer', async () => {
    await login((await made.player(kobo(250))).token)
    const answered = { ...session.user!, firstName: 'Ada' }
    const heard = { playBalance: kobo(1), bonusBalance: kobo(2), winningsBalance: kobo(3) }
    queryClient.setQueryData(['user'], { ...session.user!, ...heard })
    showUser(answered)
    expect(session.user).toEqual({ ...answered, ...heard })
  })

  it('drops a damaged stored token instead of sending it', async () => {
    for (const damaged of ['{', '7', '""', '{"token":1}', 'null']) {
      localStorage.setItem(TOKEN_KEY, damaged)
      await boot()
      expect(stateOf()).toEqual(isOut)
      expect(currentToken()).toBeNull()
    }
  })

  it('keeps a known player signed in without a network, with the age of what it shows', async () => {
    const player = await made.player(kobo(250))
    await login(player.token)
    session.isAuthenticated = false
    session.user = null
    wire = () => Promise.reject(new TypeError('Failed to fetch'))
    await boot()
    expect(stateOf()).toMatchObject({ isAuthenticated: true, user: player.phone, isLoading: false })
    expect(session).toMatchObject({ user: { playBalance: kobo(250) } })
    expect(session.asOf).toBeTypeOf('number')
  })

  it.each([401, 403, 511])('believes no %i of a network that asks for a login of its own', async status => {
    const player = await made.player(kobo(250))
    await login(player.token)
    wire = () => new Response('<html>Pay here for the network</html>', { status })
    await expect(request(getUser)).rejects.toMatchObject({ status })
    expect(stateOf()).toMatchObject({ isAuthenticated: true, user: player.phone })
    Object.assign(session, { isAuthenticated: false, user: null })
    await boot()
    expect(stateOf()).toMatchObject({ isAuthenticated: true, user: player.phone, isLoading: false })
  })

  it('keeps the token of a player of whom it has no copy where no answer comes, as when the page is left before it, and enters with the network', async () => {
    const player = await made.player()
    localStorage.setItem(TOKEN_KEY, JSON.stringify(player.token))
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    watchSession()
    wire = () => Promise.reject(new TypeError('Failed to fetch'))
    await boot()
    expect(stateOf()).toEqual(isOut)
    expect(localStorage.getItem(TOKEN_KEY)).toBe(JSON.stringify(player.token))
    wire = toService
    page.dispatchEvent(new Event('online'))
    await vi.waitFor(
      () => expect(stateOf()).toMatchObject({ isAuthenticated: true, user: player.phone }),
      20_000,
    )
  })

  it('follows another tab: in with its login, over with its change of player, out with its log-out', async () => {
    const [first, second] = [await made.player(), await made.player(kobo(300))]
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    watchSession()
    await boot()
    const otherTab = (token: string | null) => {
      if (token === null) localStorage.removeItem(TOKEN_KEY)
      else localStorage.setItem(TOKEN_KEY, JSON.stringify(token))
      page.dispatchEvent(Object.assign(new Event('storage'), { key: TOKEN_KEY }))
    }
    otherTab(first.token)
    await vi.waitFor(
      () => expect(stateOf()).toMatchObject({ isAuthenticated: true, user: first.phone }),
      20_000,
    )
    queryClient.setQueryData(['wallet', 'transactions'], { results: [] })
    otherTab(second.token)
    expect(stateOf()).toEqual({ ...isOut, isLoading: true })
    expect(queryClient.getQueryData(['wallet', 'transactions'])).toBeUndefined()
    await vi.waitFor(
      () => expect(stateOf()).toMatchObject({ isAuthenticated: true, user: second.phone, isLoading: false }),
      20_000,
    )
    otherTab(null)
    expect(stateOf()).toEqual(isOut)
  })

  it('logout ends the session at the service, clears token, user and cached answers §4.3, 4.6', async () => {
    const { token } = await made.player()
    await login(token)
    queryClient.setQueryData(['wallet', 'transactions'], { results: [] })
    const wiped = vi.fn<(byPlayer: boolean) => void>()
    const forget = onSignedOut(wiped)
    await logout()
    forget()
    expect(wiped.mock.calls).toEqual([[true]])
    expect(stateOf()).toMatchObject({ isAuthenticated: false, user: null })
    // The need to wipe is remembered until it is done.
    expect([localStorage.length, localStorage.getItem(LEFT_KEY)]).toEqual([1, 'true'])
    expect(queryClient.getQueryCache().getAll()).toHaveLength(0)
    // The service is told in the background, which on a busy machine takes longer than the default of one second.
    await vi.waitFor(async () => expect((await made.call(getUser, { token })).status).toBe(401), 20_000)
  })

  it('a page that is left the moment after Log out keeps no token', async () => {
    const { token } = await made.player()
    await login(token)
    expect(localStorage.getItem(TOKEN_KEY)).not.toBeNull()
    const leaving = logout()
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
    await leaving
  })

  it('shows a known player the copy after three seconds without an answer, and the truth when it comes', async () => {
    const player = await made.player(kobo(250))
    await login(player.token)
    Object.assign(session, { isAuthenticated: false, user: null, isLoading: true })
    vi.useFakeTimers()
    try {
      let answer: ((response: Response) => void) | undefined
      wire = () => new Promise<Response>(resolve => (answer = resolve))
      const booted = boot()
      await vi.advanceTimersByTimeAsync(2_900)
      expect(stateOf()).toMatchObject({ isAuthenticated: false, isLoading: true })
      await vi.advanceTimersByTimeAsync(200)
      expect(stateOf()).toMatchObject({ isAuthenticated: true, user: player.phone, isLoading: false })
      expect(session.asOf).toBeTypeOf('number')
      answer!(
        Response.json({ detail: 'Signed out' }, { status: 401, headers: { 'x-refusal': 'not-signed-in' } }),
      )
      await booted
      expect(stateOf()).toEqual(isOut)
    } finally {
      vi.useRealTimers()
    }
  })

  it('wipes this device at once where the service does not answer a log-out', async () => {
    const { token } = await made.player()
    await login(token)
    wire = () => new Promise<Response>(() => {})
    await logout()
    expect(stateOf()).toEqual(isOut)
    expect([localStorage.length, localStorage.getItem(LEFT_KEY)]).toEqual([1, 'true'])
    expect(seen.at(-1)?.get('authorization')).toBe(`Token ${token}`)
    await noted()
  })

  it('logs out on this device also when the service cannot be reached §4.6', async () => {
    const { token } = await made.player()
    await login(token)
    wire = () => Promise.reject(new TypeError('Failed to fetch'))
    await logout()
    expect(currentToken()).toBeNull()
    expect(session.isAuthenticated).toBe(false)
    await noted()
  })

  it('ends at the service too once it can be reached, whoever is signed in by then, without keeping the token', async () => {
    const [first, second] = [await made.player(), await made.player()]
    await login(first.token)
    wire = () => Promise.reject(new TypeError('Failed to fetch'))
    await logout()
    await vi.waitFor(() => expect(localStorage.getItem(ENDED_KEY)).toMatch(/^\["[0-9a-f]{64}"\]$/), 20_000)
    wire = toService
    await login(second.token)
    expect(JSON.stringify({ ...localStorage })).not.toContain(first.token)
    expect((await made.call(getUser, { token: first.token })).status).toBe(200)
    await askEnded()
    expect(localStorage.getItem(ENDED_KEY)).toBeNull()
    expect((await made.call(getUser, { token: first.token })).status).toBe(401)
    expect((await made.call(getUser, { token: second.token })).status).toBe(200)
  })

  it('drops a damaged note of log-outs, and keeps one that nobody has heard', async () => {
    localStorage.setItem(ENDED_KEY, '["no hash"]')
    await askEnded()
    expect(localStorage.getItem(ENDED_KEY)).toBeNull()
    const kept = JSON.stringify(['0'.repeat(64)])
    localStorage.setItem(ENDED_KEY, kept)
    wire = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(askEnded()).rejects.toThrow('We could not reach the service')
    expect(localStorage.getItem(ENDED_KEY)).toBe(kept)
    localStorage.clear()
  })

  it('signs out on this device when any call finds the token revoked', async () => {
    const { token } = await made.player()
    await login(token)
    await made.call((await import('#src/contract/account.ts')).logoutEverywhere, { token })
    await expect(request(getUser)).rejects.toMatchObject({ status: 401, refusal: 'not-signed-in' })
    expect(stateOf()).toMatchObject({ isAuthenticated: false, user: null })
  })

  it('is that of the newest login: an answer about who was here before changes nothing', async () => {
    const [before, now] = [await made.player(), await made.player()]
    const letGo = holdingFirst()
    const asked = seen.length
    const slow = login(before.token)
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(asked), 20_000)
    await login(now.token)
    letGo()
    await slow
    expect(stateOf()).toMatchObject({ isAuthenticated: true, user: now.phone })
    expect(queryClient.getQueryData(['user'])).toMatchObject({ phoneNumber: now.phone })
  })

  it('outlives a 401 that is about the token of who was here before', async () => {
    const [before, now] = [await made.player(), await made.player()]
    await login(before.token)
    const letGo = holdingFirst(() =>
      Response.json({ message: 'Signed out' }, { status: 401, headers: { 'x-refusal': 'not-signed-in' } }),
    )
    const asked = seen.length
    const late = request(getUser)
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(asked), 20_000)
    await login(now.token)
    letGo()
    await expect(late).rejects.toMatchObject({ status: 401 })
    expect(stateOf()).toMatchObject({ isAuthenticated: true, user: now.phone })
    expect(currentToken()).toBe(now.token)
  })

  it('does not stay half signed in when the user cannot be fetched after a login', async () => {
    wire = () => Response.json({ message: 'broken' }, { status: 500 })
    await expect(login('a-token-of-twenty-letters')).rejects.toThrow('Server Error')
    expect(stateOf()).toEqual(isOut)
  })
})
