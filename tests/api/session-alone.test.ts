// The rules of the session without a service: every answer is made up here, so that each can be wrong in its own way.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnswerIn } from '#src/contract/call.ts'
import type { getUser } from '#src/contract/user.ts'
import { kobo } from '#src/lib/money.ts'
import { box, makeStorage } from './device.ts'

vi.stubGlobal('localStorage', makeStorage())
vi.mock('#src/lib/idb.ts', async () => ({ shelf: (await import('./device.ts')).makeShelf }))
await import('#src/api/first-asks.ts')
const page = new EventTarget()
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
vi.stubGlobal('navigator', { onLine: true })
const session = await import('#src/api/session/session.ts')
const { login, logout } = await import('#src/api/session/sign-in.ts')
const { watchSession } = await import('#src/api/session/watch-session.ts')
const { queryClient } = await import('#src/api/cache/query-client.ts')
const { LEFT_KEY, TOKEN_KEY } = await import('#src/lib/stored.ts')
const { currentToken } = await import('#src/api/session/token.ts')
const atStart = { ...session.session }
watchSession()

const AT = Date.UTC(2026, 10, 20, 11, 2)
const ADA = 'token-of-ada-with-enough-letters'
const OBI = 'token-of-obi-with-enough-letters'

const onWire = (phone: string): AnswerIn<typeof getUser> => ({
  phone_number: phone,
  email: null,
  first_name: '',
  last_name: '',
  gender: null,
  phone_verified: true,
  has_pin: false,
  consent_version: '2026-11-01',
  play_balance: 250,
  referal_wallet_balance: 12.5,
  winning_balance: 0.75,
  owed: 40.5,
})
const phones: Record<string, string> = { [ADA]: '08030000001', [OBI]: '08030000002' }

interface Sent {
  path: string
  token: string
}
const sent: Sent[] = []
type Wire = (asked: Sent) => Response | Promise<Response>
const truth: Wire = ({ token }) => Response.json(onWire(phones[token]!))
let wire = truth
vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
  const token = new Headers(init.headers).get('authorization')?.replace('Token ', '') ?? ''
  const asked = { path: input, token }
  sent.push(asked)
  return wire(asked)
})
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
const refused = (status: number, refusal?: string) => () =>
  Response.json({ message: 'No' }, { status, headers: refusal ? { 'x-refusal': refusal } : {} })

/** Holds an answer until released. */
const held = (answer: Wire) => {
  let letGo: (() => void) | undefined
  const free = new Promise<void>(resolve => (letGo = resolve))
  const waiting: Wire = async asked => {
    await free
    return answer(asked)
  }
  return { waiting, letGo: () => letGo?.() }
}

const storeToken = (token: string) => localStorage.setItem(TOKEN_KEY, JSON.stringify(token))
const storedToken = () => JSON.parse(localStorage.getItem(TOKEN_KEY) ?? 'null') as string | null
const keepAda = () => box.set('player', JSON.stringify({ at: AT, user: onWire(phones[ADA]!) }))
const state = () => {
  const { user, ...rest } = session.session
  return { ...rest, user: user?.phoneNumber ?? null }
}
const out = { isAuthenticated: false, user: null, isLoading: false, asOf: null }
const adaIsIn = { isAuthenticated: true, user: phones[ADA], isLoading: false, asOf: null }
const settle = () => vi.advanceTimersByTimeAsync(0)
const storedPlayer = async () => {
  await settle()
  return JSON.parse(box.get('player') ?? 'null') as unknown
}

beforeEach(async () => {
  vi.useFakeTimers({ now: AT + 60_000 })
  session.signOutHere()
  await settle()
  localStorage.clear()
  box.clear()
  sent.length = 0
  wire = truth
  session.session.isLoading = true
  return () => vi.useRealTimers()
})

describe('at the start', () => {
  it('is loading, and nobody is signed in §3.1, 4.2', () => {
    expect(atStart).toEqual({ isAuthenticated: false, user: null, isLoading: true, asOf: null })
  })

  it('asks nobody where no token is stored §4.4', async () => {
    keepAda()
    await session.boot()
    expect(state()).toEqual(out)
    expect(sent).toEqual([])
  })

  it('throws away the copy that a cut-short sign-out left behind', async () => {
    keepAda()
    vi.stubGlobal('addEventListener', () => undefined)
    watchSession()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    expect(await storedPlayer()).toBe(null)
  })

  it('begins once, however many want to know when loading has ended', async () => {
    const first = session.sessionReady()
    expect(session.sessionReady()).toBe(first)
    await first
    expect(session.session.isLoading).toBe(false)
  })

  it('enters with the user and keeps a copy in naira with its time §4.4', async () => {
    storeToken(ADA)
    await session.boot()
    expect(state()).toEqual(adaIsIn)
    expect(session.session.user).toMatchObject({
      playBalance: kobo(250),
      bonusBalance: kobo(12.5),
      winningsBalance: kobo(0.75),
    })
    expect(queryClient.getQueryData(['user'])).toMatchObject({ phoneNumber: phones[ADA] })
    expect(await storedPlayer()).toEqual({
      at: AT + 60_000,
      user: onWire(phones[ADA]!),
    })
    expect(sent).toEqual([{ path: '/api/web/user/', token: ADA }])
  })

  it.each([
    ['no network', noNetwork],
    ['a 502', refused(502, 'broken')],
    ['a 503', refused(503, 'busy')],
    ['a 504', refused(504, 'busy')],
    ['a 511', refused(511, 'busy')],
    ['a 522 of a CDN', refused(522)],
    ['a 401 without a name', refused(401)],
    ['a 404 without a name', refused(404)],
    ['a 499 without a name', refused(499)],
  ])('takes %s for no judgement of the token: the copy is shown with its age', async (_, answer) => {
    storeToken(ADA)
    keepAda()
    wire = answer
    await session.boot()
    expect(state()).toEqual({ ...adaIsIn, asOf: AT })
    expect(storedToken()).toBe(ADA)
  })

  it.each([
    ['a 401 by name', refused(401, 'not-signed-in')],
    ['a 422 by name', refused(422, 'bad-input')],
    ['a 500', refused(500, 'broken')],
    ['a 500 without a name', refused(500)],
    ['a 501 without a name', refused(501)],
  ])('is signed out by %s: token and copy are gone §4.4, 8.8', async (_, answer) => {
    storeToken(ADA)
    keepAda()
    wire = answer
    await session.boot()
    expect(state()).toEqual(out)
    expect(localStorage.length).toBe(0)
    expect(currentToken()).toBeNull()
  })

  it('stays signed out without an answer and without a copy, and the token stays', async () => {
    storeToken(ADA)
    wire = noNetwork
    await session.boot()
    expect(state()).toEqual(out)
    expect(storedToken()).toBe(ADA)
  })

  it('believes no damaged copy', async () => {
    storeToken(ADA)
    box.set('player', JSON.stringify({ at: AT, user: { phone_number: 7 } }))
    wire = noNetwork
    await session.boot()
    expect(state()).toEqual(out)
  })

  it('shows the copy after three seconds without an answer, not before, and then the truth', async () => {
    storeToken(ADA)
    keepAda()
    const { waiting, letGo } = held(truth)
    wire = waiting
    const booted = session.boot()
    await vi.advanceTimersByTimeAsync(2_999)
    expect(state()).toEqual({ ...out, isLoading: true })
    await vi.advanceTimersByTimeAsync(1)
    expect(state()).toEqual({ ...adaIsIn, asOf: AT })
    letGo()
    await booted
    expect(state()).toEqual(adaIsIn)
  })

  it('goes on loading after three seconds where there is no copy', async () => {
    storeToken(ADA)
    const { waiting, letGo } = held(truth)
    wire = waiting
    const booted = session.boot()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(state()).toEqual({ ...out, isLoading: true })
    letGo()
    await booted
  })

  it('shows no copy once the answer was there', async () => {
    storeToken(ADA)
    keepAda()
    await session.boot()
    session.session.isAuthenticated = false
    await vi.advanceTimersByTimeAsync(5_000)
    expect(state()).toMatchObject({ isAuthenticated: false, asOf: null })
  })

  it('shows no copy of who was here before where somebody else has logged in meanwhile', async () => {
    storeToken(ADA)
    keepAda()
    const { waiting, letGo } = held(truth)
    wire = asked => (asked.token === ADA ? waiting(asked) : truth(asked))
    const booted = session.boot()
    await settle()
    await login(OBI)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(state()).toMatchObject({ user: phones[OBI], asOf: null })
    letGo()
    await booted
    expect(state()).toMatchObject({ user: phones[OBI], isAuthenticated: true })
    expect(await storedPlayer()).toMatchObject({ user: { phone_number: phones[OBI] } })
  })

  it('lets a refusal of the token of who was here before sign nobody else out', async () => {
    storeToken(ADA)
    const { waiting, letGo } = held(refused(500, 'broken'))
    wire = asked => (asked.token === ADA ? waiting(asked) : truth(asked))
    const booted = session.boot()
    await settle()
    await login(OBI)
    letGo()
    await booted
    expect(state()).toMatchObject({ user: phones[OBI], isAuthenticated: true })
    expect(storedToken()).toBe(OBI)
  })
})

describe('a login', () => {
  it('whose player nobody answers says why and keeps its token, which opens the session once the phone is online', async () => {
    wire = noNetwork
    await expect(login(ADA)).rejects.toMatchObject({ isOffline: true })
    expect(state()).toEqual(out)
    expect(storedToken()).toBe(ADA)
    wire = truth
    page.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(state()).toEqual(adaIsIn), 20_000)
  })

  it('whose token the service refuses leaves nothing behind', async () => {
    wire = refused(401, 'not-signed-in')
    await expect(login(ADA)).rejects.toMatchObject({ status: 401 })
    expect(state()).toEqual(out)
    expect(localStorage.length).toBe(0)
  })

  it('ends loading, and shows no age', async () => {
    session.session.asOf = AT
    await login(ADA)
    expect(state()).toEqual(adaIsIn)
    expect(storedToken()).toBe(ADA)
    expect(await storedPlayer()).toMatchObject({ user: { play_balance: 250 } })
  })

  it('that was taken back before its answer came enters nobody', async () => {
    const { waiting, letGo } = held(truth)
    wire = waiting
    const asked = login(ADA)
    await settle()
    session.signOutHere()
    letGo()
    await asked
    expect(state()).toEqual(out)
    expect(await storedPlayer()).toBeNull()
  })
})

describe('signing out', () => {
  it('tells every room that wants to know, and forgets answers, token and copy §4.6', async () => {
    await login(ADA)
    queryClient.setQueryData(['wallet'], 1)
    const told = vi.fn<() => void>()
    const gone = vi.fn<() => void>()
    const forget = session.onSignedOut(told)
    session.onSignedOut(gone)()
    session.session.asOf = AT
    session.signOutHere()
    forget()
    expect([told.mock.calls.length, gone.mock.calls.length]).toEqual([1, 0])
    expect(state()).toEqual(out)
    expect(localStorage.length).toBe(0)
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('ends the session at the service with the token that is gone a moment later, and asks nobody without one', async () => {
    await logout()
    expect(sent).toEqual([])
    await login(ADA)
    wire = refused(500, 'broken')
    await logout()
    expect(state()).toEqual(out)
    expect(sent.at(-1)).toEqual({ path: '/api/v1/session/logout/', token: ADA })
  })
})

describe('a fresh copy of the user', () => {
  it('is the user of the session, whoever asked for it, and has no age', async () => {
    await login(ADA)
    session.session.asOf = AT
    const user = { ...session.session.user!, playBalance: kobo(900) }
    queryClient.setQueryData(['user'], user)
    expect(session.session).toMatchObject({ user: { playBalance: kobo(900) }, asOf: null })
    expect(await storedPlayer()).toMatchObject({ user: { play_balance: 900 } })
  })

  it('is nobody’s where nobody is signed in, and other answers are no user', async () => {
    await login(ADA)
    const { user } = session.session
    queryClient.setQueryData(['wallet'], { ...user, phoneNumber: 'strange' })
    expect(state()).toEqual(adaIsIn)
    session.session.isAuthenticated = false
    queryClient.setQueryData(['user'], { ...user, phoneNumber: 'strange' })
    expect(state()).toMatchObject({ isAuthenticated: false, user: phones[ADA] })
  })

  it('is none where the answer only went stale', async () => {
    await login(ADA)
    session.session.asOf = AT
    await queryClient.invalidateQueries({ queryKey: ['user'] })
    expect(session.session.asOf).toBe(AT)
  })
})

/** The browser shows the page again from its back/forward cache. */
const shownAgain = () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
const told = (key: string | null, newValue: string | null = null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))

describe('another tab', () => {
  it.each([TOKEN_KEY, null])('that signs out signs this one out too (%s)', async key => {
    await login(ADA)
    localStorage.removeItem(TOKEN_KEY)
    told(key)
    expect(state()).toEqual(out)
    expect(session.lastSession.cutOff).toBe(true)
  })

  it('whose player logs out wipes this one as their own log-out does, and says of no session that it was cut off §4.6', async () => {
    await login(ADA)
    const leave = vi.fn<(byPlayer: boolean) => void>()
    const forget = session.onSignedOut(leave)
    told(LEFT_KEY, 'true')
    localStorage.removeItem(TOKEN_KEY)
    told(TOKEN_KEY)
    told(LEFT_KEY)
    forget()
    expect([leave.mock.calls, session.lastSession.cutOff]).toEqual([[[true]], false])
  })

  it('that signs somebody else in is followed', async () => {
    await login(ADA)
    storeToken(OBI)
    told(TOKEN_KEY)
    await settle()
    expect(state()).toEqual({ ...adaIsIn, user: phones[OBI] })
  })

  it('that signed somebody else in while this page was put aside is followed when the page is back', async () => {
    await login(ADA)
    storeToken(OBI)
    shownAgain()
    await settle()
    expect(state()).toEqual({ ...adaIsIn, user: phones[OBI] })
  })

  it('that signed somebody else in keeps them in where this one’s session turns out to be over', async () => {
    await login(ADA)
    storeToken(OBI)
    session.signOutHere()
    await settle()
    expect(state()).toEqual(out)
    expect(storedToken()).toBe(OBI)
    told(TOKEN_KEY)
    await settle()
    expect(state()).toEqual({ ...adaIsIn, user: phones[OBI] })
  })

  it('ends no session of a page that can store nothing', async () => {
    const { setItem } = localStorage
    localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    await login(ADA)
    shownAgain()
    localStorage.setItem = setItem
    expect(state()).toEqual(adaIsIn)
  })

  it('that writes something else, or the same token again, changes nothing', async () => {
    await login(ADA)
    const asked = sent.length
    told(TOKEN_KEY)
    localStorage.removeItem(TOKEN_KEY)
    told('oriire_OTHER')
    await settle()
    expect(state()).toEqual(adaIsIn)
    expect(sent).toHaveLength(asked)
  })
})

/** @returns how many questions it brings */
const online = async () => {
  sent.length = 0
  page.dispatchEvent(new Event('online'))
  await settle()
  return sent.length
}

describe('back on the network', () => {
  it.each([
    ['', () => page.dispatchEvent(new Event('online'))],
    [', also where the network came back while the page was put aside', shownAgain],
  ])('the copy gives way to the truth%s', async (_, comesBack) => {
    storeToken(ADA)
    keepAda()
    wire = noNetwork
    await session.boot()
    wire = truth
    sent.length = 0
    comesBack()
    await settle()
    expect(sent).toHaveLength(1)
    expect(state()).toEqual(adaIsIn)
  })

  it('a token that nobody judged yet is tried again', async () => {
    storeToken(ADA)
    wire = noNetwork
    await session.boot()
    wire = truth
    expect(await online()).toBe(1)
    expect(state()).toEqual(adaIsIn)
  })

  it('nobody is asked for who is in already, or for nobody', async () => {
    expect(await online()).toBe(0)
    await login(ADA)
    expect(await online()).toBe(0)
  })
})

it('a refusal of the token by name signs out who is in, and says nothing before', async () => {
  const { tokenRefused } = await import('#src/api/session/token.ts')
  storeToken(ADA)
  wire = noNetwork
  await session.boot()
  tokenRefused()
  expect(storedToken()).toBe(ADA)
  wire = truth
  await session.boot()
  tokenRefused()
  expect(state()).toEqual(out)
  expect(storedToken()).toBeNull()
})
