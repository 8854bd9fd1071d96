// What the service answers, as the store of its game keeps it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as games from '#src/contract/games.ts'
import type { GameRules } from '#src/games/game.ts'
import { kobo } from '#src/lib/money.ts'
import { toWords } from '#src/model/words.ts'
import { readState, writeState } from '#src/play/state.ts'
import { createPlayStore } from '#src/play/store.ts'
import { memorySession, memoryShelf } from '../play/shelves.ts'
import { instantCashout, quika } from '../support/games.ts'
import { drawBatch, payFor, register, someLines } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService({ games: [instantCashout, quika] })
  await s.runDue()
})
afterAll(() => s.close())

const storeOf = (game: GameRules) =>
  createPlayStore(game, { session: memorySession(), shelf: memoryShelf().shelf, randomInt: () => 0 })

const keptOf = (game: GameRules, store: ReturnType<typeof storeOf>) => {
  const text = writeState(game, store.state)
  expect(readState(game, text)).toEqual(JSON.parse(JSON.stringify(store.state)))
  const { state } = JSON.parse(text) as { state: Record<string, Record<string, unknown>> }
  return state
}

/** Buys the lines of one ticket; the store keeps what the service answered to each step. */
const bought = async (game: GameRules, lines: number[][]) => {
  const { token } = await s.player(kobo(10_000))
  const store = storeOf(game)
  const { data, slipId, price } = await register(s, { token, lines, type: game.lotteryType })
  store.setLines(lines.length)
  store.keepSubmissions(toWords(data))
  const success = (await payFor(s, token, slipId, price)).data.success!
  const ticketNow = async () => (await s.call(games.getTicket, { token, params: { id: slipId } })).data
  return { store, slipId, success, ticketNow }
}

/** The draw of a ticket of one line, as answered and as kept. */
const keptDraws = async (game: GameRules) => {
  const { store, success, ticketNow } = await bought(game, someLines(1))
  store.state.successObject = toWords(success)
  await drawBatch(s)
  const { draw } = await ticketNow()
  store.keepDraw(toWords(draw))
  return { draw, kept: keptOf(game, store).batchDrawData! }
}

describe('quick draw', () => {
  test('the service’s slip stands in the store as a play of its lines, its multiplier and its stake’s card §3.51', async () => {
    const lines = someLines(4)
    const { store, slipId } = await bought(quika, lines)
    expect(keptOf(quika, store).submissions).toMatchObject({
      game_play_id: slipId,
      lottery_play: { stake_amount: kobo(100), lottery: lines.map(ticket => ({ ticket })) },
      multiplier: 4,
      selectedStakeAmount: { amount: kobo(100), potentialWinning: kobo(50_000) },
    })
  })

  test('the service’s ticket stands in the store as a play with all its fields, and after the draw each line has a status of its own §3.52', async () => {
    const lines = someLines(20)
    const { store, slipId, success, ticketNow } = await bought(quika, lines)
    store.state.successObject = toWords(success)
    const play = () => {
      const plays = keptOf(quika, store).successObject!.lottery_play as Record<string, unknown>[]
      expect(plays).toHaveLength(1)
      return plays[0]!
    }
    const sold = {
      amount: kobo(2000),
      game_play_id: slipId,
      game_status: 'Pending',
      stake_per_pick: kobo(100),
      total_stake: kobo(2000),
      total_ticket: 20,
      date: success.draws_at,
      pin: '',
      cashback_amount: 0,
    }
    expect(play()).toMatchObject({
      ...sold,
      lottery: lines.map(ticket => ({ ticket, status: 'Pending' })),
      status: 'Pending',
      amount_won: 0,
      system_pick: [],
    })
    await drawBatch(s)
    const { draw } = await ticketNow()
    store.keepDraw(toWords(draw))
    const hits = (line: number[]) => line.filter(number => draw.system_pick.includes(number)).length
    expect(draw.system_pick).toHaveLength(4)
    expect(play()).toMatchObject({
      ...sold,
      lottery: lines.map(ticket => ({ ticket, status: hits(ticket) >= 2 ? 'Won' : 'Lost' })),
      status: lines.some(line => hits(line) >= 2) ? 'Won' : 'Lost',
      amount_won: draw.amount_won,
      system_pick: draw.system_pick,
    })
  })

  test('its draw is kept as instant cash-out’s, field for field, but without cashback; both are read again §3.43 §3.53', async () => {
    const [ours, theirs] = [await keptDraws(quika), await keptDraws(instantCashout)]
    expect(theirs.kept).toEqual(theirs.draw)
    expect(Object.keys(theirs.kept).filter(name => !(name in ours.kept))).toEqual(['cashback_amount'])
    expect({ ...ours.kept, cashback_amount: 0 }).toEqual(ours.draw)
  })
})
