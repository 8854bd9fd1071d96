// Draws in advance: one payment, a ticket for each draw, bought once, refunded if it cannot be bought.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buyInAdvance, cancelAdvance, getAdvance, listAdvances, MOST_DRAWS } from '#src/contract/advance.ts'
import { askDeletion } from '#src/contract/players/own-data.ts'
import { getTicket } from '#src/contract/games.ts'
import { checkProof } from '#src/proof/verify.ts'
import { batchBounds, drawsAhead, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { HOUR, lagosInstant, lagosParts } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { deleteAccounts } from '#server/deeds/own-data/delete-account.ts'
import { runAdvance } from '#server/deeds/advance/run-advance.ts'
import { runDue } from '#server/jobs/clockwork.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { balanceOf, post, walletsOf } from '#server/ledger/transfers.ts'
import { banker, instantCashout } from '../support/games.ts'
import { newKey, register } from '../support/play.ts'
import { makeService, PASSWORD, type TestService } from '../support/service.ts'

let s: TestService
beforeEach(async () => {
  s = await makeService({ games: [instantCashout, banker] })
  await s.runDue()
})
afterEach(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  await s.close()
})

const at = (hour: number, day = 20) => lagosInstant(2026, 11, day, hour)
const slipOf = async (token: string, type = 'BANKER') =>
  (await register(s, { token, type, stake: 100 })).slipId

interface Wish {
  draws?: number
  amount?: string
  paid_from?: 'play' | 'bonus'
  key?: string
  slip?: string
  batch?: string
}
const ask = async (
  token: string,
  { draws = 3, amount, paid_from = 'play', key = newKey(), slip, batch }: Wish = {},
) =>
  s.call(buyInAdvance, {
    token,
    key,
    body: {
      game_play_id: slip ?? (await slipOf(token)),
      draws,
      amount: amount ?? String(draws * 100),
      paid_from,
      ...(batch ? { batch_id: batch } : {}),
    },
  })
const read = async (token: string, id: string) => (await s.call(getAdvance, { token, params: { id } })).data
const go = async (instant: number) => {
  // What is on sale is sealed at its end: a head that is not out before its round makes a batch void.
  await s.clock.set(Math.min(instant, batchBounds(s.clock.now()).closesAt))
  await s.runDue()
  await s.clock.set(instant)
  await s.runDue()
}

test('the draws ahead are the next fixed hours, over night as well', () => {
  const hours = drawsAhead({ cadence: 'fixed-hours' }, at(17), 5)
  expect(hours).toEqual([at(18), at(20), at(22), at(10, 21), at(12, 21)].map(hour => hour + SEAL_MARGIN))
  const most = drawsAhead({ cadence: 'fixed-hours' }, at(17), MOST_DRAWS)
  expect(new Set(most).size).toBe(70)
  expect(lagosParts(most.at(-1)!).day).toBe(30)
})

describe('draws in advance', () => {
  test('are given back where the account ends before them: nothing is bought for somebody who is gone', async () => {
    const { token, playerId } = await s.player(kobo(300))
    void (await ask(token)).data
    void (await s.call(askDeletion, { token, body: { password: PASSWORD, keep_balance: false } })).data
    await s.db.many`update account_deletion set due_at = game_clock()`
    await deleteAccounts(s.service)
    expect((await walletsOf(s.db, playerId)).play).toBe(kobo(200))
    for (const hour of [14, 16, 18]) await go(at(hour))
    expect(await s.db.many`select state from advance_draw order by draws_at`).toEqual(
      ['bought', 'refunded', 'refunded'].map(state => ({ state })),
    )
  })

  test('that name a batch which has closed are not paid', async () => {
    const { token, playerId } = await s.player(kobo(1_000))
    const slip = await slipOf(token)
    expect((await ask(token, { slip, batch: 'BK-20261120-1155' })).refusal).toBe('batch-missed')
    expect((await walletsOf(s.db, playerId)).play).toBe(kobo(1_000))
    const { success } = (await ask(token, { slip, batch: 'BK-20261120-1200' })).data
    expect(success!.batch_id).toBe('BK-20261120-1200')
  })

  test('are paid at once, each its own ticket in a batch of its draw, with a receipt that the phone checks', async () => {
    const { token, playerId } = await s.player(kobo(1_000))
    const { advance, success } = (await ask(token)).data
    expect((await walletsOf(s.db, playerId)).play).toBe(kobo(700))
    expect(await balanceOf(s.db, 'advance')).toBe(kobo(200))
    expect(advance.draws.map(draw => [draw.state, Date.parse(draw.draws_at)])).toEqual([
      ['bought', at(14) + SEAL_MARGIN],
      ['waiting', at(16) + SEAL_MARGIN],
      ['waiting', at(18) + SEAL_MARGIN],
    ])
    expect(success!.game_id).toBe(advance.draws[0]!.game_play_id)
    // Sales for the draw at 16:00 begin at 14:00.
    await go(at(14) - 1_000)
    expect((await read(token, advance.id)).draws[1]!.state).toBe('waiting')
    await go(at(14) + 1_000)
    await go(at(16) + 1_000)
    await go(at(18) + SEAL_MARGIN + 5_000)
    const done = await read(token, advance.id)
    expect(done.draws.map(draw => draw.state)).toEqual(['bought', 'bought', 'bought'])
    const ids = done.draws.map(draw => draw.game_play_id!)
    expect(new Set(ids).size).toBe(3)
    for (const [n, id] of ids.entries()) {
      const ticket = (await s.call(getTicket, { token, params: { id } })).data
      expect(ticket.draws_at).toBe(done.draws[n]!.draws_at)
      expect(checkProof(ticket.proof)[0]!.state).toBe('passed')
    }
    expect((await walletsOf(s.db, playerId)).play).toBe(kobo(700))
    expect(await balanceOf(s.db, 'advance')).toBe(0)
    expect((await s.call(listAdvances, { token })).data.results).toEqual([done])
  })

  test('are sold in a batch that the clockwork, which was down, has not opened', async () => {
    const { token } = await s.player(kobo(1_000))
    const slip = await slipOf(token)
    await s.clock.advance(HOUR)
    const { success } = (await ask(token, { slip })).data
    expect(success!.batch_id).toBe('BK-20261120-1300')
  })

  test('go on where the reserve opens a band of other stakes, and end where it closes the one they play', async () => {
    const reserve = (debit: string, credit: string, cause: string) =>
      s.db.tx(tx => post(tx, [{ debit, credit, amount: kobo(100_000_000), kind: 'reserve', cause }]))
    const { token, playerId } = await s.player(kobo(10_000))
    const before = (await ask(token)).data.advance
    await reserve('operator_funds', 'prize_reserve', 'more')
    await go(at(14) + 1_000)
    expect((await read(token, before.id)).draws.map(it => it.state)).toEqual(['bought', 'bought', 'waiting'])
    const dear = await register(s, { token, type: 'BANKER', stake: 2_000 })
    const { advance } = (await ask(token, { slip: dear.slipId, amount: '6000' })).data
    await reserve('prize_reserve', 'operator_funds', 'less')
    await go(at(16) + 1_000)
    expect((await read(token, before.id)).draws.map(it => it.state)).toEqual(['bought', 'bought', 'bought'])
    expect((await read(token, advance.id)).draws.map(it => it.state)).toEqual([
      'bought',
      'refunded',
      'waiting',
    ])
    expect((await walletsOf(s.db, playerId)).play).toBe(kobo(10_000 - 300 - 4_000))
  })

  test('are paid once by one key, and bought once by many nodes', async () => {
    const { token, playerId } = await s.player(kobo(1_000))
    const key = newKey()
    const slip = await slipOf(token)
    const answers = await Promise.all([1, 2, 3].map(() => ask(token, { key, slip })))
    expect(new Set(answers.map(it => it.data.advance.id)).size).toBe(1)
    expect((await walletsOf(s.db, playerId)).play).toBe(kobo(700))
    expect((await ask(token, { key, slip, draws: 2 })).refusal).toBe('key-reused')
    await s.clock.set(at(14) + 1_000)
    await runDue(s.service)
    await Promise.all([runAdvance(s.service), runAdvance(s.service), runAdvance(s.service)])
    const { count } = (await s.db.one<{ count: number }>`select count(*) as count from ticket`)!
    expect(count).toBe(2)
  })

  test('whose sales went by while the service was away are given back, to the wallet that paid', async () => {
    const { token, playerId } = await s.player()
    await s.fund(playerId, kobo(500), 'bonus')
    const { advance } = (await ask(token, { draws: 4, paid_from: 'bonus' })).data
    expect((await walletsOf(s.db, playerId)).bonus).toBe(kobo(100))
    await go(at(18) + HOUR)
    const draws = (await read(token, advance.id)).draws
    expect(draws.map(draw => draw.state)).toEqual(['bought', 'refunded', 'refunded', 'bought'])
    expect(draws[1]!.reason).toBe('No ticket could be bought for this draw')
    expect((await walletsOf(s.db, playerId)).bonus).toBe(kobo(300))
  })

  test('can be cancelled as long as no ticket is bought, once', async () => {
    const { token, playerId } = await s.player(kobo(1_000))
    const { advance } = (await ask(token, { draws: 5 })).data
    const key = newKey()
    const cancel = () => s.call(cancelAdvance, { token, key, params: { id: advance.id } })
    const answers = await Promise.all([cancel(), cancel()])
    for (const answer of answers) expect(answer.status).toBe(200)
    expect((await walletsOf(s.db, playerId)).play).toBe(kobo(900))
    const states = (await read(token, advance.id)).draws.map(draw => draw.state)
    expect(states).toEqual(['bought', ...Array(4).fill('refunded')])
    await go(at(22))
    expect((await walletsOf(s.db, playerId)).play).toBe(kobo(900))
    const stranger = await s.player()
    const asked = { token: stranger.token, params: { id: advance.id } }
    expect((await s.call(getAdvance, asked)).status).toBe(404)
    expect((await s.call(cancelAdvance, { ...asked, key: newKey() })).status).toBe(404)
    expect((await s.call(getAdvance, { token, params: { id: 'no-id' } })).status).toBe(404)
  })

  test('of which anything is wrong charge nothing, nor those of a player whose number is not verified §6.17', async () => {
    const { token, playerId } = await s.player(kobo(250))
    const refusalOf = async (wish: Wish) => (await ask(token, wish)).refusal
    expect(await refusalOf({ draws: 3 })).toBe('wallet-short')
    expect(await refusalOf({ draws: 2, amount: '100' })).toBe('price-differs')
    expect(await refusalOf({ slip: await slipOf(token, 'INSTANT_CASHOUT'), draws: 2 })).toBe('not-in-advance')
    expect(await refusalOf({ slip: crypto.randomUUID(), draws: 2 })).toBe('slip-unknown')
    for (const draws of [0, 71, 1.5, -1]) {
      const answer = await ask(token, { draws, amount: '100' })
      expect([answer.refusal, answer.json.draws]).toEqual(['bad-input', 'Choose 1 to 70 draws'])
    }
    await s.db.many`update player set phone_verified_at = null where id = ${playerId}`
    expect(await refusalOf({ draws: 2 })).toBe('phone-not-verified')
    await s.db.many`update player set phone_verified_at = game_clock() where id = ${playerId}`
    expect((await walletsOf(s.db, playerId)).play).toBe(kobo(250))
    expect(await s.db.many`select 1 from advance`).toEqual([])
    const slip = await slipOf(token)
    void (await ask(token, { draws: 2, slip })).data
    expect(await refusalOf({ draws: 2, slip })).toBe('slip-paid')
  })
})
