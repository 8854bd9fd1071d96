import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { request } from '#src/api/client.ts'
import { signOutHere } from '#src/api/session/session.ts'
import { login } from '#src/api/session/sign-in.ts'
import { clearToken } from '#src/api/session/token.ts'
import { getTicket, playLottery } from '#src/contract/games.ts'
import { refusals } from '#src/contract/refusals.ts'
import { toWords } from '#src/model/words.ts'
import { getUser } from '#src/contract/account.ts'
import { numberOf } from '#src/games/score-numbers.ts'
import type { VirtualChoice } from '#src/games/soccer-cash/choosing.ts'
import { real } from '#src/games/soccer-cash/rules.ts'
import type { MatchPick } from '#src/games/soccer-cash/slip.ts'
import { MOST_VIRTUAL, slateOf } from '#src/games/soccer-cash/virtual/teams.ts'
import { hex, utf8 } from '#src/lib/bytes.ts'
import { HOUR } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { clockWatch, forgetServerTime, serverNow } from '#src/lib/server-time.ts'
import { firstReceipts, receiptKeyOf } from '#src/device/first-receipts.ts'
import { MAY_STILL_ARRIVE, outbox } from '#src/buying/outbox.ts'
import { linesOf } from '#src/picks/rows.ts'
import { picksOf, soccerStore } from '#src/play/soccer/store.ts'
import { playStore } from '#src/play/store.ts'
import { virtualStore } from '#src/play/virtual-store.ts'
import { getTicket as keptTicket } from '#src/device/ticket-box.ts'
import { BATCH, batchBounds, batchId, closesAtOf } from '#src/draws/schedule.ts'
import { sha256 } from '#src/draws/hash.ts'
import { checkProof } from '#src/proof/verify.ts'
import { forgetPlayer } from '#src/play/forget-player.ts'
import { keepPredictions } from '#src/buying/keep-predictions.ts'
import { keepTicket } from '#src/buying/keep-ticket.ts'
import {
  finishPurchase,
  newAttempt,
  resolvePurchase,
  sendPurchase,
  type Attempt,
} from '#src/buying/purchase.ts'
import type { PayWay } from '#src/buying/pay-way.ts'
import { three } from '../play/soccer/matches.ts'
import { success } from '../play/ticket.ts'
import { noteVirtual } from '#src/screens/play/pay/note-bought.ts'
import { banker, instantCashout } from '../support/games.ts'
import { makeService, type TestService } from '../support/service.ts'
import { setWatchedClock } from './watched-clock.ts'

let world: TestService
let player: { playerId: number; phone: string; token: string }
/** What happens to the next payments on their way; once these are used up, the connection works again. */
let line: ('lost-on-the-way' | 'answer-lost' | 'gateway-error' | Refused)[] = []

/** What happens on the phone while an answer to a payment is on its way. */
let meanwhile: (() => Promise<void>) | undefined

type Refused = 'busy' | 'turned-away' | 'pin-locked' | 'crowded'
const refused = (name: Refused) => {
  const [status, message] = refusals[name]
  return Response.json({ message }, { status, headers: { 'X-Refusal': name } })
}

beforeAll(async () => {
  world = await makeService({ games: [instantCashout, banker] })
  await world.runDue()
  vi.stubGlobal('navigator', { userAgent: 'a test', onLine: true }) // Node 20 has none
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const cut = /lottery_payment|v1\/advance/.test(address) ? line.shift() : undefined
    if (cut === 'turned-away' || cut === 'pin-locked' || cut === 'crowded') return refused(cut)
    if (cut === 'lost-on-the-way') throw new TypeError('Failed to fetch')
    const answer = await world.app.request(address, init)
    if (address.includes('lottery_payment')) await meanwhile?.()
    if (cut === 'answer-lost') throw new TypeError('Failed to fetch')
    if (cut === 'gateway-error') return new Response('<html>Bad gateway</html>', { status: 502 })
    // The connection to the database broke just after the commit: the service does not know that it went through.
    if (cut === 'busy') return refused('busy')
    return answer
  })
})
afterAll(() => world.close())

beforeEach(async () => {
  player = await world.player(kobo(1_000))
  await login(player.token)
})
afterEach(() => {
  line = []
  meanwhile = undefined
  signOutHere(true)
  clearToken()
  vi.useRealTimers()
})

/** Moves on to the next batch. @returns the one that has closed, and the one on sale */
const nextBatch = async () => {
  const before = batchBounds(world.clock.now())
  await world.clock.set(before.closesAt + 1)
  await world.runDue()
  return [before.opensAt, before.closesAt].map(opensAt => batchId(instantCashout, opensAt))
}

const slip = async () => {
  const { data } = await world.call(playLottery, {
    query: { lottery_type: 'INSTANT_CASHOUT' },
    body: { stake_amount: '100', lottery: [{ ticket: [1, 2, 3, 4] }] },
    token: player.token,
  })
  return data
}

const attemptFor = async (wallet: PayWay = 'play'): Promise<Attempt> => {
  const { game_play_id: slipId, stake } = await slip()
  return newAttempt({
    playerId: player.phone,
    gameId: instantCashout.id,
    slipId,
    amount: stake,
    wallet,
  })
}

const advanceFor = async (draws: number): Promise<Attempt> => {
  const { data } = await world.call(playLottery, {
    query: { lottery_type: banker.lotteryType },
    body: { stake_amount: '100', lottery: [{ ticket: [1, 2, 3, 4] }] },
    token: player.token,
  })
  const details = { playerId: player.phone, gameId: banker.id, slipId: data.game_play_id, draws }
  return newAttempt({ ...details, amount: data.stake * draws, wallet: 'play' })
}

const balance = async () => (await world.call(getUser, { token: player.token })).data.play_balance
const ask = (attempt: Attempt) => resolvePurchase({ ...attempt, startedAt: serverNow() })

describe('a purchase cut off half-way', () => {
  it('confirmed by a PIN writes everything down but the PIN, and after a lost answer a wrong PIN decides nothing', async () => {
    const attempt = { ...(await attemptFor()), pin: '4071' }
    line = ['lost-on-the-way']
    expect(await sendPurchase(attempt)).toEqual({ state: 'unknown' })
    const [kept] = await outbox.pending(player.phone)
    expect(kept).toMatchObject({ requestKey: attempt.requestKey, slipId: attempt.slipId })
    // Random or from the clock, so they may contain the PIN's digits.
    const chosen = { ...kept, requestKey: '', slipId: '', startedAt: 0 }
    expect(JSON.stringify(chosen)).not.toContain('4071')
    // Nor does a PIN that the service has no time to judge.
    line = ['pin-locked', 'crowded']
    expect(await sendPurchase(attempt, true)).toEqual({ state: 'unknown' })
    expect(await sendPurchase(attempt, true)).toEqual({ state: 'unknown' })
    line = ['pin-locked']
    expect((await sendPurchase(attempt)).state).toBe('refused')
  })

  it('for draws in advance is found by its key with the first ticket and paid once', async () => {
    const attempt = await advanceFor(3)
    line = ['answer-lost']
    expect(await sendPurchase(attempt)).toEqual({ state: 'unknown' })
    expect(await balance()).toBe(kobo(700))
    const found = await ask(attempt)
    expect(found).toMatchObject({ state: 'answered', payment: { success: { lines: 1 } } })
    const again = await sendPurchase(attempt, true)
    expect(await balance()).toBe(kobo(700))
    const advances = [found, again].map(it => it.state === 'answered' && it.payment.advance)
    expect(advances[0]).toMatch(/^[\da-f-]{36}$/)
    expect(advances[1]).toBe(advances[0])
  })

  it('for draws in advance is not charged where it was lost on the way', async () => {
    const attempt = await advanceFor(2)
    line = ['lost-on-the-way']
    expect(await sendPurchase(attempt)).toEqual({ state: 'unknown' })
    expect(await balance()).toBe(kobo(1_000))
    expect((await sendPurchase(attempt, true)).state).toBe('answered')
    expect(await balance()).toBe(kobo(800))
  })

  it('is not charged when it was lost on the way, and bought once when it is sent again', async () => {
    const attempt = await attemptFor()
    line = ['lost-on-the-way']
    expect(await sendPurchase(attempt)).toEqual({ state: 'unknown' })
    expect(await balance()).toBe(kobo(1_000))
    expect(await ask(attempt)).toEqual({ state: 'unknown' })
    expect((await sendPurchase(attempt)).state).toBe('answered')
    expect(await balance()).toBe(kobo(900))
  })

  it('is known not to be charged where the service turned it away, unless an earlier sending may have arrived', async () => {
    const attempt = await attemptFor()
    line = ['turned-away']
    expect(await sendPurchase(attempt)).toMatchObject({ state: 'refused', error: { refusal: 'turned-away' } })
    expect(await outbox.pending(player.phone)).toEqual([])
    line = ['answer-lost', 'turned-away']
    expect(await sendPurchase(attempt)).toEqual({ state: 'unknown' })
    expect(await sendPurchase(attempt, true)).toEqual({ state: 'unknown' })
    expect((await ask(attempt)).state).toBe('answered')
    expect(await balance()).toBe(kobo(900))
  })

  it.each(['answer-lost', 'gateway-error', 'busy'] as const)(
    'is found by its key when it arrived: %s',
    async cut => {
      const attempt = await attemptFor()
      line = [cut]
      expect(await sendPurchase(attempt)).toEqual({ state: 'unknown' })
      expect((await outbox.pending(player.phone)).map(it => it.requestKey)).toEqual([attempt.requestKey])
      const found = await ask(attempt)
      expect(found).toMatchObject({
        state: 'answered',
        payment: { success: { ticketId: attempt.slipId } },
      })
      // The ticket is stored before the purchase is dropped: a phone that dies in between finds the purchase again.
      expect((await outbox.pending(player.phone)).map(it => it.requestKey)).toEqual([attempt.requestKey])
      expect(await balance()).toBe(kobo(900))
    },
  )

  it('is charged once however often its answer is lost and it is sent again', async () => {
    const attempt = await attemptFor()
    line = ['answer-lost', 'lost-on-the-way', 'answer-lost', 'gateway-error']
    for (let sent = 0; sent < 4; sent++) expect((await sendPurchase(attempt)).state).toBe('unknown')
    const last = await sendPurchase(attempt)
    expect(last).toMatchObject({ state: 'answered', payment: { success: { ticketId: attempt.slipId } } })
    expect(await balance()).toBe(kobo(900))
  })

  it('is charged once when the player pays for the same slip again under a new key', async () => {
    const attempt = await attemptFor()
    line = ['answer-lost']
    await sendPurchase(attempt)
    const second = await sendPurchase(newAttempt(attempt))
    expect(second).toMatchObject({ state: 'refused', error: { refusal: 'slip-paid' } })
    expect(await balance()).toBe(kobo(900))
  })

  it('may still arrive although the clock of the phone was put forward by hours meanwhile', async () => {
    const attempt = await attemptFor()
    line = ['lost-on-the-way']
    await sendPurchase(attempt)
    const [open] = await outbox.pending(player.phone)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 3_600_000 })
    expect(await resolvePurchase(open!)).toEqual({ state: 'unknown' })
    expect(await outbox.pending(player.phone)).toHaveLength(1)
  })

  it('may still arrive although the clock of the phone was put back by hours right before it was sent', async () => {
    const attempt = await attemptFor()
    line = ['lost-on-the-way']
    setWatchedClock(-3 * HOUR)
    await sendPurchase(attempt)
    const [open] = await outbox.pending(player.phone)
    expect(await resolvePurchase(open!)).toEqual({ state: 'unknown' })
    expect(await outbox.pending(player.phone)).toHaveLength(1)
  })

  it('may still arrive although nothing had told the page the time, and the clock of the phone was hours behind', async () => {
    const attempt = await attemptFor()
    line = ['lost-on-the-way']
    setWatchedClock(world.clock.now() - 3 * HOUR - Date.now())
    await clockWatch.look!()
    forgetServerTime()
    await sendPurchase(attempt)
    const [open] = await outbox.pending(player.phone)
    expect(await resolvePurchase(open!)).toEqual({ state: 'unknown' })
  })

  it('never happened a minute after it was first asked about, where the phone sent it with a clock a day ahead', async () => {
    const attempt = await attemptFor()
    line = ['lost-on-the-way']
    await sendPurchase(attempt)
    const [sent] = await outbox.pending(player.phone)
    const ahead = { ...sent!, startedAt: sent!.startedAt + 24 * HOUR }
    await outbox.draft(ahead, 'unknown')
    expect(await resolvePurchase(ahead)).toEqual({ state: 'unknown' })
    await world.clock.advance(2 * MAY_STILL_ARRIVE)
    expect(await resolvePurchase(ahead)).toEqual({ state: 'never-happened' })
    expect(await outbox.pending(player.phone)).toEqual([])
  })

  it('never happened once it can no longer arrive, and is forgotten', async () => {
    const attempt = await attemptFor()
    line = ['lost-on-the-way']
    await sendPurchase(attempt)
    const [open] = await outbox.pending(player.phone)
    await world.clock.advance(2 * MAY_STILL_ARRIVE)
    expect(await resolvePurchase(open!)).toEqual({ state: 'never-happened' })
    expect(await outbox.pending(player.phone)).toEqual([])
    expect(await balance()).toBe(kobo(1_000))
  })

  it('may still arrive where another tab has sent it again since this one read when it was sent', async () => {
    const attempt = await attemptFor()
    line = ['lost-on-the-way', 'lost-on-the-way']
    await sendPurchase(attempt)
    const [open] = await outbox.pending(player.phone)
    await world.clock.advance(MAY_STILL_ARRIVE + 2_000)
    await request(getUser) // tells the time
    expect(await sendPurchase(attempt, true)).toEqual({ state: 'unknown' })
    expect(await resolvePurchase(open!)).toEqual({ state: 'unknown' })
    expect((await outbox.pending(player.phone)).map(it => it.requestKey)).toEqual([attempt.requestKey])
  })

  it('is still asked about where its page was left while it was written down to be sent again', async () => {
    const attempt = await attemptFor()
    line = ['answer-lost']
    await sendPurchase(attempt)
    const sending = vi.spyOn(outbox, 'sending').mockReturnValue(new Promise<never>(() => {}))
    void sendPurchase(attempt, true)
    await vi.waitFor(() => expect(sending).toHaveBeenCalled(), 20_000)
    sending.mockRestore()
    expect((await outbox.pending(player.phone)).map(it => it.requestKey)).toEqual([attempt.requestKey])
  })
})

/** @returns the lines on the board when it was found */
const foundWith = async (picked: number[][]) => {
  const store = playStore(instantCashout)
  await store.ready
  const attempt = await attemptFor() // 1 2 3 4
  line = ['answer-lost']
  await sendPurchase(attempt)
  store.load(picked)
  const found = await ask(attempt)
  if (found.state !== 'answered' || !found.payment.success) throw new Error(found.state)
  await keepTicket(found.payment.success, instantCashout.id, 'play', player.phone)
  expect(store.state.successObject?.ticketId).toBe(attempt.slipId)
  return linesOf(store.state.picks)
}

describe('a purchase that is found late', () => {
  it('leaves the picks that were made for the next ticket meanwhile', async () => {
    expect(await foundWith([[7, 8, 9, 10]])).toEqual([[7, 8, 9, 10]])
  })

  it('takes its own picks away, also where its slip was forgotten at a log-out', async () => {
    expect(await foundWith([[4, 3, 2, 1]])).toEqual([])
  })

  it('of predictions takes away the scores that it bought, in whatever order, and no others', async () => {
    const store = soccerStore(real)
    const picks = three.map(({ matchId }) => ({ match: matchId, scores: ['1-0', '2-1'] }))
    const { proof } = success
    const leaf = { ...proof.receipt.leaf, picks: picks.map(it => ({ ...it, parts: [1, 1] })) }
    const bought = { ...success, proof: { ...proof, receipt: { ...proof.receipt, leaf } } }
    const left = async (chosen: readonly MatchPick[]) => {
      await store.ready
      store.load(chosen, three)
      await keepPredictions(bought, 'soccer-cash')
      return picksOf(store.state.selectedScores)
    }
    const others = picks.map(it => ({ ...it, scores: ['0-0'] }))
    expect(await left(others)).toEqual(others)
    expect(await left(picks.toReversed().map(it => ({ ...it, scores: ['2-1', '1-0'] })))).toEqual([])
  })

  it('of virtual matches takes away the scores that it bought, and leaves others of the same batch', async () => {
    const store = virtualStore()
    const batch = 'VS-20261120-1200'
    const slate = slateOf(closesAtOf(batch)! - BATCH)
    const line = [
      numberOf({ mostGoals: MOST_VIRTUAL }, { match: 0, score: '1-0' }),
      numberOf({ mostGoals: MOST_VIRTUAL }, { match: 3, score: '2-2' }),
    ]
    const { proof } = success
    const leaf = { ...proof.receipt.leaf, lines: [line] }
    const bought = { ...success, batchId: batch, proof: { ...proof, receipt: { ...proof.receipt, leaf } } }
    const left = async (picks: readonly VirtualChoice[]) => {
      await store.ready
      store.begin(batch)
      store.load(picks)
      await noteVirtual(bought)
      expect(store.state.successObject?.batchId).toBe(batch)
      return store.state.selectedVirtualScores.map(it => ({ ...it }))
    }
    const same = [
      { match: slate[3]!.id, score: '2-2' },
      { match: slate[0]!.id, score: '1-0' },
    ]
    const other = [{ match: slate[0]!.id, score: '1-0' }]
    expect(await left(other)).toEqual(other)
    expect(await left(same)).toEqual([])
  })
})

describe('a purchase whose player has left the phone', () => {
  it('is neither shown nor kept for the next player, and is found when its own comes back', async () => {
    const attempt = await attemptFor()
    const next = await world.player(kobo(1_000))
    const handOver = async () => {
      signOutHere(true)
      await login(next.token)
    }
    meanwhile = handOver
    expect(await sendPurchase(attempt)).toEqual({ state: 'unknown' })
    // The next player neither pays for it nor settles it.
    expect(await sendPurchase(attempt, true)).toEqual({ state: 'unknown' })
    const startedAt = serverNow() - MAY_STILL_ARRIVE - 1_000
    expect(await resolvePurchase({ ...attempt, startedAt })).toEqual({ state: 'unknown' })
    expect((await world.call(getUser, { token: next.token })).data.play_balance).toBe(kobo(1_000))
    signOutHere(true)
    await login(player.token)
    const [open] = await outbox.pending(player.phone)
    expect(await resolvePurchase(open!)).toMatchObject({
      state: 'answered',
      payment: { success: { ticketId: attempt.slipId } },
    })
    expect(await balance()).toBe(kobo(900))
  })

  it('while the phone keeps its ticket is not shown to the next one, and is asked about when its own comes back §4.6', async () => {
    const attempt = await attemptFor()
    const next = await world.player(kobo(1_000))
    const outcome = await sendPurchase(attempt)
    if (outcome.state !== 'answered' || !outcome.payment.success) throw new Error(outcome.state)
    const kept = keepTicket(outcome.payment.success, instantCashout.id, 'play', player.phone)
    const finished = finishPurchase(attempt.requestKey, kept)
    signOutHere(true)
    await Promise.all([forgetPlayer(true), login(next.token), finished])
    expect(playStore(instantCashout).state.successObject).toBeNull()
    expect((await outbox.pending(player.phone)).map(it => it.slipId)).toEqual([attempt.slipId])
  })

  it('is not sent in the name of the next one, if they came before it was on its way', async () => {
    const attempt = await attemptFor()
    const next = await world.player(kobo(1_000))
    const sent = sendPurchase(attempt)
    signOutHere(true)
    await login(next.token)
    expect(await sent).toEqual({ state: 'never-happened' })
    expect(await outbox.pending(player.phone)).toEqual([])
    expect(await balance()).toBe(kobo(1_000))
  })
})

describe('a purchase that was answered', () => {
  it('is refused by name when the wallet is short, with the sentence "Insufficient funds" §4.27', async () => {
    const attempt = await attemptFor('bonus')
    expect(await sendPurchase(attempt)).toMatchObject({
      state: 'refused',
      error: { refusal: 'wallet-short', message: 'Insufficient funds' },
    })
    expect(await balance()).toBe(kobo(1_000))
  })

  it('is refused where the batch that was on the screen has closed, and bought into the next one when it is asked for', async () => {
    const attempt = await attemptFor()
    const [closed, next] = await nextBatch()
    const late = await sendPurchase({ ...attempt, batchId: closed })
    expect(late).toMatchObject({ state: 'refused', error: { refusal: 'batch-missed', status: 409 } })
    expect(late.state === 'refused' && late.error.message).toContain('Nothing was charged')
    expect([await outbox.pending(player.phone), await balance()]).toEqual([[], kobo(1_000)])
    const again = await sendPurchase({ ...attempt, requestKey: crypto.randomUUID(), batchId: next })
    expect(again).toMatchObject({ state: 'answered', payment: { success: { batchId: next } } })
    const ahead = { ...(await advanceFor(2)), batchId: 'BK-20261120-1200' }
    expect(await sendPurchase(ahead)).toMatchObject({ state: 'refused', error: { refusal: 'batch-missed' } })
    // A card payment buys once its money has arrived, so it names no batch.
    const card = await sendPurchase({ ...(await attemptFor('card')), batchId: closed })
    expect(card).toMatchObject({ state: 'answered', payment: { success: null } })
  })

  it('puts into the phone’s box what the service will say of the ticket, with a receipt that checks', async () => {
    const attempt = await attemptFor()
    const outcome = await sendPurchase(attempt)
    if (outcome.state !== 'answered' || !outcome.payment.success) throw new Error(outcome.state)
    await keepTicket(outcome.payment.success, instantCashout.id, 'play', player.phone)
    // The answer to a purchase has no rules: the phone fetches them by their hash and keeps them with the ticket.
    expect(outcome.payment.success.proof.rules).toBeNull()
    await vi.waitFor(async () => {
      const { detail } = (await keptTicket(player.phone, attempt.slipId))!
      expect(hex(sha256(utf8(detail.proof.rules!)))).toBe(detail.proof.batch.commitment.rules)
    }, 20_000)
    expect(playStore(instantCashout).state.successObject?.proof.rules).toContain('instant-cashout')
    const kept = await keptTicket(player.phone, attempt.slipId)
    const { data } = await world.call(getTicket, { params: { id: attempt.slipId }, token: player.token })
    const service = toWords(data)
    const { date: _, ...play } = service.play
    expect(kept?.detail).toMatchObject({ ...service, play, proof: expect.anything() as unknown })
    expect(checkProof(kept?.detail.proof)[0]).toMatchObject({ id: 'receipt', state: 'passed' })
    expect(playStore(instantCashout).state.successObject?.ticketId).toBe(attempt.slipId)
  })
})

const keyOf = (playerId: string) =>
  newAttempt({
    playerId,
    gameId: 'awoof',
    slipId: '',
    amount: kobo(100),
    wallet: 'play',
    choice: 'chosen-once',
  }).requestKey

it('the same choice of items has one key for a player, and another for the next one, so neither replaces the other’s open purchase', () => {
  expect(keyOf('08030000001')).toBe(keyOf('08030000001'))
  expect(keyOf('08030000001')).not.toBe(keyOf('08030000002'))
  // As the service takes it.
  expect(keyOf('+2348030000001')).toMatch(/^[\w-]{8,255}$/)
})

it('an answered purchase is over once its ticket is kept, and is asked about again where that fails', async () => {
  const [lost, kept] = [await attemptFor(), await attemptFor()]
  for (const attempt of [lost, kept]) {
    outbox.follow(attempt.requestKey)
    expect((await sendPurchase(attempt)).state).toBe('answered')
  }
  await finishPurchase(lost.requestKey, Promise.reject(new Error('a file of this version is gone')))
  await finishPurchase(kept.requestKey, Promise.resolve())
  expect((await outbox.pending(player.phone)).map(it => it.requestKey)).toEqual([lost.requestKey])
})

describe('signing out', () => {
  it('takes tickets, slip and success off the device, and leaves the picks; the first receipt goes only where the player leaves, not where the service ends the session', async () => {
    const attempt = await attemptFor()
    const outcome = await sendPurchase(attempt)
    if (outcome.state !== 'answered' || !outcome.payment.success) throw new Error(outcome.state)
    await keepTicket(outcome.payment.success, instantCashout.id, 'play', player.phone)
    const { state, shuffleAll } = playStore(instantCashout)
    shuffleAll()
    const picks = JSON.stringify(state.picks)
    const receipt = () => firstReceipts.get(receiptKeyOf(player.phone, attempt.slipId))
    await forgetPlayer(false)
    expect((await receipt())!.first).toMatchObject({ receipt: outcome.payment.success.proof.receipt })
    await forgetPlayer(true)
    expect(await receipt()).toBeUndefined()
    expect(await keptTicket(player.phone, attempt.slipId)).toBeUndefined()
    expect([state.submissions, state.successObject, state.batchDrawData]).toEqual([null, null, null])
    expect(JSON.stringify(state.picks)).toBe(picks)
  })
})
