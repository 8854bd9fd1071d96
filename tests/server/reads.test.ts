// Who may read what: visitors, the owner, another player, and a player whose session has ended.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getUser, logout } from '#src/contract/account.ts'
import type { Call } from '#src/contract/call.ts'
import * as draws from '#src/contract/draws.ts'
import * as games from '#src/contract/games.ts'
import * as results from '#src/contract/results.ts'
import * as wallet from '#src/contract/wallet.ts'
import { kobo } from '#src/lib/money.ts'
import { makeWhoIs } from '#server/deeds/accounts/who-is.ts'
import { freshDb } from '../support/database.ts'
import { gate } from '../support/gate.ts'
import { makeService, type TestService } from '../support/service.ts'
import { buy, newKey, register, walletsOf } from '../support/play.ts'
import { cardBody, openCard } from '../support/top-ups.ts'

let s: TestService
let a: { token: string; playerId: number }
let b: { token: string; playerId: number }
let revoked: string
let ticketId: string
let slipId: string
let lineId: string
let reference: string
let movement: string
beforeAll(async () => {
  s = await makeService()
  await s.runDue()
  a = await s.player(kobo(1000))
  b = await s.player(kobo(1000))
  revoked = (await s.player()).token
  void (await s.call(logout, { token: revoked })).data
  ticketId = await buy(s, { token: a.token })
  const slip = await register(s, { token: a.token })
  slipId = slip.slipId
  lineId = slip.data.data[0]!.id
  reference = (await openCard(s, a.token)).reference
  movement = (await s.call(wallet.listTransactions, { token: a.token })).data.results[0]!.id
})
afterAll(() => s.close())

const own: [string, Call, () => object][] = [
  ['a ticket', games.getTicket, () => ({ params: { id: ticketId } })],
  ['a top-up', wallet.getTopUp, () => ({ params: { reference } })],
  ['a movement', wallet.getTransaction, () => ({ params: { id: movement } })],
  ['a line of a slip', games.dropLine, () => ({ query: { lottery_type: 'INSTANT_CASHOUT', id: lineId } })],
  [
    'a slip to pay from the wallet',
    games.lotteryPayment,
    () => ({
      key: newKey(),
      body: { ...cardBody('100', slipId), card_payment: false, from_play_wallet: true },
    }),
  ],
  ['a slip to pay by card', games.lotteryPayment, () => ({ key: newKey(), body: cardBody('100', slipId) })],
]

describe('what belongs to a player', () => {
  test.each(own)('%s: 404 for another player, as if it did not exist', async (_, call, sent) => {
    const before = await walletsOf(s, b.playerId)
    const answer = await s.call(call, { ...sent(), token: b.token } as never)
    expect(answer.status).toBe(404)
    expect(await walletsOf(s, b.playerId)).toEqual(before)
  })

  test.each(own)('%s: 401 for visitors, ended sessions and made-up tokens', async (_, call, sent) => {
    for (const token of [undefined, revoked, 'x'.repeat(43), ''])
      expect(
        (await s.call(call, { ...sent(), ...(token === undefined ? {} : { token }) } as never)).status,
      ).toBe(401)
  })

  test.each(own)('%s: its owner reaches it', async (_, call, sent) => {
    expect((await s.call(call, { ...sent(), token: a.token } as never)).status).not.toBe(401)
    expect((await s.call(games.getTicket, { token: a.token, params: { id: ticketId } })).status).toBe(200)
  })

  const lists: [string, Call][] = [
    ['tickets', games.listTickets],
    ['top-ups', wallet.listTopUps],
    ['movements', wallet.listTransactions],
  ]
  test.each(lists)('the list of %s shows only one’s own, and nothing to visitors', async (_, call) => {
    expect((await s.call(call)).status).toBe(401)
    expect((await s.call(call, { token: revoked })).status).toBe(401)
    const fresh = await s.player()
    expect((await s.call(call, { token: fresh.token })).json).toMatchObject({ results: [], count: 0 })
    expect((await s.call(call, { token: a.token })).json.count).toBeGreaterThan(0)
  })

  test('visitors cannot register, pay or move', async () => {
    const calls: [Call, object][] = [
      [games.playLottery, { query: { lottery_type: 'INSTANT_CASHOUT' }, body: {} }],
      [games.lotteryPayment, { key: newKey(), body: cardBody('100') }],
      [games.purchaseByKey, { params: { key: newKey() } }],
      [wallet.moveWinnings, { key: newKey(), body: { amount: '100' } }],
    ]
    for (const [call, sent] of calls) expect((await s.call(call, sent as never)).status).toBe(401)
  })
})

test('everybody may read what is public', async () => {
  const open: [Call, object][] = [
    [results.instantCashOutResult, {}],
    [results.lotteryGamesResult, {}],
    [results.winnersFeed, {}],
    [results.topFiveWinners, {}],
    [results.lotteryWinners, { query: { game_type: 'INSTANT_CASHOUT' } }],
    [results.jackpot, {}],
    [results.gamePlayStatistics, {}],
    [results.activeGames, {}],
    [draws.currentBatch, { query: { game: 'instant-cashout' } }],
    [draws.listKeys, {}],
    [games.lotteryStatus, { body: { game_play_id: ticketId } }],
  ]
  for (const [call, sent] of open)
    for (const token of [undefined, revoked, a.token]) {
      const answer = await s.call(call, { ...sent, ...(token ? { token } : {}) } as never)
      expect([call.path, answer.status]).toEqual([call.path, 200])
      expect(() => answer.data).not.toThrow()
    }
})

describe('who is asking', () => {
  test('is one question to the database for all of one turn of the thread, and for all who come while it is under way', async () => {
    const db = await freshDb()
    const one = await makeService({ db })
    const players = [await one.player(), await one.player(), await one.player()]
    void (await one.call(logout, { token: players[2]!.token })).data
    let statements = 0
    const begun = gate()
    const goOn = gate()
    const whoIs = makeWhoIs({
      ...db,
      many: async (...asked) => {
        statements++
        begun.open()
        await goOn.opened
        return db.many(...asked)
      },
    })
    const nobody = { token: 'x'.repeat(43) }
    const ask = ({ token }: { token: string }) => whoIs(`Token ${token}`)
    const early = players.map(ask)
    await begun.opened
    const late = [...players, nobody].map(ask)
    goOn.open()
    const found = await Promise.all([...early, ...late])
    const [first, second] = players.map(it => it.playerId)
    const numbers = found.map(it => it?.playerId)
    expect(numbers).toEqual([first, second, undefined, first, second, undefined, undefined])
    expect(statements).toBe(2)
    await one.close()
  })

  test('is asked anew each time: a session that has just ended is refused, and one that was used is noted', async () => {
    const { token, playerId } = await s.player()
    expect((await s.call(getUser, { token })).status).toBe(200)
    await s.clock.advance(61_000)
    expect((await s.call(getUser, { token })).status).toBe(200)
    const seen = await s.db.one<{ at: Date }>`
      select last_seen_at as at from session where player_id = ${playerId}`
    expect(seen?.at.getTime()).toBe(s.clock.now())
    const ending = s.call(logout, { token })
    void (await ending).data
    expect((await s.call(getUser, { token })).status).toBe(401)
  })
})
