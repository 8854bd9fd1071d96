// A withdrawal against the real service while answers are lost: requested once or not at all, and the device knows which.
import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { clearToken, setToken } from '#src/api/session/token.ts'
import { askWithdrawals } from '#src/api/withdrawals.ts'
import { findDraft, sendDraft } from '#src/buying/withdrawal.ts'
import { getUser } from '#src/contract/user.ts'
import { listWithdrawals } from '#src/contract/withdrawals.ts'
import { unsentBox } from '#src/device/chat-boxes.ts'
import { draftBox, emptyDraft, type WithdrawalDraft } from '#src/device/withdrawal-draft.ts'
import { HOUR, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { forgetServerTime, serverNow } from '#src/lib/server-time.ts'
import { forgetPlayer } from '#src/play/forget-player.ts'
import { makeStorage } from '../api/device.ts'
import { PIN } from '../support/lucky.ts'
import { makeService, type TestService } from '../support/service.ts'
import { winnerOf } from '../support/withdrawals.ts'
import { setWatchedClock } from './watched-clock.ts'

let world: TestService
let player: { playerId: number; phone: string; token: string }
/** What happens to the next requests on their way; once these are used up, the connection works again. */
let line: ('lost-on-the-way' | 'answer-lost')[] = []
/** What happens on the phone while a request is on its way. */
let meanwhile: (() => Promise<void>) | undefined

beforeAll(async () => {
  world = await makeService()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const isAsked = init.method === 'POST' && address.endsWith('/v1/withdrawals/')
    const cut = isAsked ? line.shift() : undefined
    if (cut === 'lost-on-the-way') throw new TypeError('Failed to fetch')
    const answer = await world.app.request(address, init)
    await meanwhile?.()
    if (cut === 'answer-lost') throw new TypeError('Failed to fetch')
    return answer
  })
})
afterAll(() => world.close())

beforeEach(async () => {
  vi.stubGlobal('navigator', { userAgent: 'a test' })
  player = await winnerOf(world, kobo(2_000))
  setToken(player.token)
  await world.clock.set(serverNow())
})
afterEach(() => {
  line = []
  meanwhile = undefined
  clearToken()
})

const draft = (): WithdrawalDraft => ({
  ...emptyDraft(),
  amount: '500',
  account: {
    bankCode: '058',
    bankName: 'Guaranty Trust Bank',
    accountNumber: '0123456789',
    accountName: 'OBI ADA',
    nameFit: 'same',
  },
})

const kept = () => draftBox.get(player.phone)
const requested = async () => (await world.call(listWithdrawals, { token: player.token })).data.count
const winnings = async () => (await world.call(getUser, { token: player.token })).data.winning_balance

it('an answered request leaves no draft, and the PIN is never written down', async () => {
  const writing = [vi.spyOn(draftBox, 'putUnlessSent'), vi.spyOn(draftBox, 'put')] as const
  expect(await sendDraft(player.phone, draft(), PIN)).toMatchObject({
    state: 'answered',
    withdrawal: { amount: kobo(500), accountLast4: '6789' },
  })
  expect(await kept()).toEqual(emptyDraft())
  // The key is random and the time is the clock's, so they may contain the PIN's digits.
  const calls = writing.flatMap(({ mock }) => mock.calls as [string, WithdrawalDraft][])
  const written = calls.map(([, { sent, ...draft }]) => [Object.keys(sent ?? {}).sort(), draft])
  expect(JSON.stringify(written)).not.toContain(PIN)
  expect(written[0]![0]).toEqual(['before', 'firstAt', 'key', 'lastAt'])
  for (const it of writing) it.mockRestore()
})

it('the same draft sent again after a lost answer, even with a wrong PIN, is the same withdrawal', async () => {
  line = ['answer-lost']
  expect(await sendDraft(player.phone, draft(), PIN)).toEqual({ state: 'unknown' })
  const written = await kept()
  expect(written.sent?.key).toBeTruthy()
  expect(await sendDraft(player.phone, written, '0001')).toMatchObject({ state: 'answered' })
  expect([await requested(), await winnings()]).toEqual([1, kobo(1_500)])
})

it('is not requested in the name of the next player, if they came before it was on its way, and one that may have arrived stays known', async () => {
  const next = await winnerOf(world, kobo(2_000))
  line = ['lost-on-the-way']
  await sendDraft(player.phone, draft(), PIN)
  for (const before of [await kept(), draft()]) {
    setToken(player.token)
    await draftBox.put(player.phone, before)
    const sent = sendDraft(player.phone, before, PIN)
    setToken(next.token)
    expect(await sent).toEqual({ state: 'unknown' })
    expect(await kept()).toEqual(before.sent ? before : emptyDraft())
  }
  expect((await world.call(listWithdrawals, { token: next.token })).data.count).toBe(0)
  expect([await requested(), await winnings()]).toEqual([0, kobo(2_000)])
})

it('a refusal, or a look-up, that ends after its player has logged out writes nothing back', async () => {
  meanwhile = async () => {
    clearToken()
    await forgetPlayer(true)
  }
  expect(await sendDraft(player.phone, { ...draft(), amount: '5000' }, PIN)).toEqual({ state: 'unknown' })
  expect(await kept()).toEqual(emptyDraft())
  setToken(player.token)
  const lastAt = serverNow() - HOUR
  const sent = { key: crypto.randomUUID(), firstAt: lastAt, lastAt, before: [] }
  await draftBox.put(player.phone, { ...draft(), sent })
  expect(await findDraft(player.phone, await kept())).toEqual({ state: 'unknown' })
  expect(await kept()).toEqual(emptyDraft())
})

const reloaded = async () => {
  vi.resetModules()
  return (await import('#src/device/withdrawal-draft.ts')).draftBox
}

it('where IndexedDB fails, a reload finds the draft that was sent, so that it is not paid a second time under another key; logging out removes it', async () => {
  const texts = new Map<string, string>()
  const tab = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  }
  vi.stubGlobal('sessionStorage', tab)
  const fails = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError')
  })
  line = ['answer-lost']
  await sendDraft(player.phone, draft(), PIN)
  const found = await (await reloaded()).get(player.phone)
  expect(found).toEqual(await kept())
  expect(found.sent?.key).toBeTruthy()
  await draftBox.wipeAll()
  expect([...texts.values()]).toEqual(['{}'])
  expect(await (await reloaded()).get(player.phone)).toEqual(emptyDraft())
  fails.mockRestore()
  vi.stubGlobal('sessionStorage', undefined)
})

it('a lost answer is found among the withdrawals, without sending anything', async () => {
  line = ['answer-lost']
  await sendDraft(player.phone, draft(), PIN)
  expect(await findDraft(player.phone, await kept())).toMatchObject({ state: 'answered' })
  expect(await kept()).toEqual(emptyDraft())
  expect(await requested()).toBe(1)
})

/** As sent two minutes before. */
const olderThan = (it: WithdrawalDraft): WithdrawalDraft => ({
  ...it,
  sent: { ...it.sent!, lastAt: serverNow() - 2 * MINUTE },
})

it('what never arrived is unknown while it may still arrive; then the draft may be sent under a new key', async () => {
  line = ['lost-on-the-way']
  await sendDraft(player.phone, draft(), PIN)
  const written = await kept()
  expect(await findDraft(player.phone, written)).toEqual({ state: 'unknown' })
  const older = olderThan(written)
  await draftBox.put(player.phone, older)
  expect(await findDraft(player.phone, older)).toEqual({ state: 'never-happened' })
  expect(await kept()).toEqual({ ...written, sent: null })
  expect([await requested(), await winnings()]).toEqual([0, kobo(2_000)])
})

it('what never arrived is unknown although the clock of the phone was put back by hours right before it was sent', async () => {
  vi.stubGlobal('navigator', { userAgent: 'a test', onLine: true })
  await askWithdrawals() // tells the time
  line = ['lost-on-the-way']
  setWatchedClock(-3 * HOUR)
  await sendDraft(player.phone, draft(), PIN)
  expect(await findDraft(player.phone, await kept())).toEqual({ state: 'unknown' })
  vi.useRealTimers()
})

it('a draft that another tab has sent is not changed by a screen that does not know, nor sent again under another key', async () => {
  line = ['answer-lost']
  await sendDraft(player.phone, draft(), PIN)
  const { sent } = await kept()
  await draftBox.putUnlessSent(player.phone, { ...draft(), amount: '600' })
  expect(await kept()).toEqual({ ...draft(), sent })
  expect(await sendDraft(player.phone, draft(), PIN)).toEqual({ state: 'unknown' })
  expect([await requested(), await winnings()]).toEqual([1, kobo(1_500)])
  expect(await findDraft(player.phone, await kept())).toMatchObject({ state: 'answered' })
  await draftBox.putUnlessSent(player.phone, { ...draft(), amount: '600' })
  expect((await kept()).amount).toBe('600')
})

it('what was sent again, or anew under another key, from another tab is not given up by a screen that knows only the first try', async () => {
  line = ['lost-on-the-way', 'lost-on-the-way', 'answer-lost']
  await sendDraft(player.phone, draft(), PIN)
  const first = olderThan(await kept())
  await sendDraft(player.phone, first, PIN)
  const again = await kept()
  expect(await findDraft(player.phone, first)).toEqual({ state: 'unknown' })
  expect(await kept()).toEqual(again)
  await draftBox.put(player.phone, emptyDraft())
  await sendDraft(player.phone, { ...draft(), amount: '600' }, PIN)
  const anew = await kept()
  expect(await findDraft(player.phone, first)).toEqual({ state: 'unknown' })
  expect(await kept()).toEqual(anew)
})

/** Runs one at a time, as the browser's locks do between two tabs. */
const locks = () => {
  let last: Promise<unknown> = Promise.resolve()
  return { request: (_: string, work: () => Promise<unknown>) => (last = last.then(work)) }
}

it('sent from two tabs at the same instant, it is requested once', async () => {
  vi.stubGlobal('navigator', { onLine: true, locks: locks() })
  line = ['answer-lost']
  const both = [sendDraft(player.phone, draft(), PIN), sendDraft(player.phone, draft(), PIN)]
  expect(await Promise.all(both)).toEqual([{ state: 'unknown' }, { state: 'unknown' }])
  expect([await requested(), await winnings()]).toEqual([1, kobo(1_500)])
})

it('sent right after the phone’s clock was set forward, a lost answer is found among the withdrawals all the same', async () => {
  vi.stubGlobal('localStorage', makeStorage())
  forgetServerTime()
  await askWithdrawals()
  const isNow = Date.now.bind(Date)
  const ahead = vi.spyOn(Date, 'now').mockImplementation(() => isNow() + 3 * HOUR)
  line = ['answer-lost']
  await sendDraft(player.phone, draft(), PIN)
  expect(await findDraft(player.phone, await kept())).toMatchObject({ state: 'answered' })
  ahead.mockRestore()
  forgetServerTime()
  vi.stubGlobal('localStorage', undefined)
})

it('a first refusal is over; after a lost try a wrong PIN leaves its key open', async () => {
  expect(await sendDraft(player.phone, { ...draft(), amount: '2001' }, PIN)).toMatchObject({
    state: 'refused',
    isOpen: false,
    error: { refusal: 'wallet-short' },
  })
  expect((await kept()).sent).toBeNull()
  line = ['lost-on-the-way']
  await sendDraft(player.phone, draft(), PIN)
  const { key } = (await kept()).sent!
  expect(await sendDraft(player.phone, await kept(), '0001')).toMatchObject({
    state: 'refused',
    isOpen: true,
    error: { refusal: 'pin-wrong' },
  })
  expect((await kept()).sent?.key).toBe(key)
})

it('signing out leaves no draft and nothing typed on the device; a session that is cut off leaves both to the same player', async () => {
  await draftBox.put(player.phone, draft())
  const waits = { player: player.phone, channel: 'general', id: 'a', text: 'Good evening', at: 1 }
  await unsentBox.put(waits)
  await forgetPlayer(false)
  expect([await kept(), await unsentBox.list(player.phone)]).toEqual([draft(), [waits]])
  await forgetPlayer(true)
  expect(await unsentBox.list(player.phone)).toEqual([])
  expect(await kept()).toEqual(emptyDraft())
})
