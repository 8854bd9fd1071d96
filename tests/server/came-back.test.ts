// What a ticket brought back, in every place that shows it, for every outcome of each game.
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { getTicket, listTickets, lotteryStatus } from '#src/contract/games.ts'
import { gameResults, lotteryWinners } from '#src/contract/results.ts'
import { listTransactions, type Transaction } from '#src/contract/wallet.ts'
import type { GameRules } from '#src/games/game.ts'
import { rulesDocument } from '#src/games/prizes.ts'
import { games } from '#src/games/rules.ts'
import { kobo, type Kobo } from '#src/lib/money.ts'
import { toWords } from '#src/model/words.ts'
import { keptPlay, keptTicket, type KeptDetail } from '#src/model/kept.ts'
import { backOf } from '#src/screens/shared/own/own-part.ts'
import { outcomeOfTicket } from '#src/screens/ticket/TicketOutcome.tsx'
import { pushInMemory, subscribe } from '../support/push.ts'
import { makeService, type TestService } from '../support/service.ts'
import { sell } from '../support/selling.ts'
import { dueOf } from '../support/settlement-checker.ts'
import { refundSold, settleWith } from '../support/settle-with.ts'

let s: TestService
afterEach(() => s.close())

const numbersOf = ({ pick }: GameRules) => Array.from({ length: pick }, (_, at) => at + 1)

/** A line with so many numbers right. */
const lineOf = ({ pick, of }: GameRules, right: number): number[] => [
  ...Array.from({ length: right }, (_, at) => at + 1),
  ...Array.from({ length: pick - right }, (_, at) => of - at),
]

/** Every tier alone among lines that miss, on every line, and beside a line of the lowest tier. */
const ticketsOf = (game: GameRules): number[][][] =>
  [game.lineCounts[0]!, game.lineCounts.at(-1)!].flatMap(count =>
    [0, ...game.tiers.map(({ hits }) => hits)].flatMap(right =>
      [[right], Array<number>(count).fill(right), [right, game.tiers.at(-1)!.hits]]
        .filter(rights => rights.length <= count)
        .map(rights => Array.from({ length: count }, (_, at) => lineOf(game, rights[at] ?? 0))),
    ),
  )

interface Due {
  outcome: string
  total: Kobo
  later: Kobo
  gross: Kobo
}

/** By the rules' own text, in another way than the app and the service do. */
const dueTo = (game: GameRules, stake: Kobo, lines: number[][]): Due => {
  const { won, cashback, later } = dueOf(JSON.stringify(rulesDocument(game)), stake, lines, numbersOf(game))
  const paid = stake * lines.length
  const profit = won + cashback - paid
  const total = won + cashback + later - (profit > 0 ? Math.floor(profit / 20) : 0)
  const outcome = (): string => {
    if (later > 0) return 'choice pending'
    if (won === 0) return cashback > 0 ? 'cashback only' : 'lost'
    if (total <= paid) return 'not above the stake'
    return cashback > 0 ? 'won with cashback' : 'won'
  }
  return { outcome: outcome(), total, later, gross: won + cashback + later }
}

const movementsOf = async (token: string): Promise<Transaction[]> => {
  const rows: Transaction[] = []
  for (let page = 1; ; page++) {
    const query = { page: String(page), page_size: '50' }
    const { results, count } = (await s.call(listTransactions, { token, query })).data
    rows.push(...results)
    if (rows.length >= count) return rows
  }
}

/** What a player reads on the ticket's page: what was paid, with what waits for a choice, or the stake given back. */
const readOnPage = (ticket: KeptDetail): Kobo => {
  const { end, rows } = outcomeOfTicket(ticket)
  if (end === 'waiting') return 0
  return rows.at(-1)!.amount + ticket.later
}

/** The same figure of one ticket from everywhere. */
const toldOf = async (id: string, token: string, movements: Transaction[]) => {
  const { data } = await s.call(getTicket, { params: { id }, token })
  const ticket = toWords(data)
  const { data: slip } = await s.call(lotteryStatus, { body: { game_play_id: id } })
  const { play } = ticket
  const kept = v.parse(keptTicket, structuredClone(ticket))
  return {
    history: backOf(play),
    'history on the phone': backOf(v.parse(keptPlay, structuredClone(play))),
    detail: play.status === 'Refunded' ? play.stake : ticket.paid + ticket.later,
    page: readOnPage(ticket),
    'page without a network': readOnPage(kept),
    'slip checker': slip.play.came_back,
    wallet:
      movements
        .filter(it => it.game_play_id === id && it.kind !== 'ticket')
        .reduce((sum, { amount }) => sum + amount, 0) + ticket.later,
  }
}

const everywhere = (total: Kobo) => ({
  history: total,
  'history on the phone': total,
  detail: total,
  page: total,
  'page without a network': total,
  'slip checker': total,
  wallet: total,
})

const WITH_CASHBACK = ['cashback only', 'won with cashback']
const EVERY_GAME = ['lost', 'not above the stake', 'won']
const ofGame = (game: GameRules) => [
  ...EVERY_GAME,
  ...(game.tiers.some(({ kind }) => kind === 'cashback') ? WITH_CASHBACK : []),
  ...(game.choice ? ['choice pending'] : []),
]

/** Changed so that anybody can buy any line: how it is sold is not the subject here. */
const sold = (game: GameRules): GameRules => {
  const { confirmedByPin: _, offersLines: __, ...rest } = game
  return rest
}

describe.each(games.map(sold))('what a ticket of $id brought back', game => {
  const stake = game.stakes[0]!.stake

  it('is the same figure in lists, on its page, on the phone, in the slip checker, the wallet, the alerts and the results', async () => {
    s = await makeService({ games: [game], push: pushInMemory().push })
    const { playerId, token } = await s.player(kobo(1_000_000))
    await subscribe(s, { kinds: ['result'] }, token)
    await s.runAlerts()
    const bought: { id: string; due: Due }[] = []
    for (const lines of ticketsOf(game)) {
      const { game_id: id } = await sell(s.service, playerId, lines, stake, { game })
      bought.push({ id, due: dueTo(game, stake, lines) })
    }
    expect([...new Set(bought.map(({ due }) => due.outcome))].sort()).toEqual(ofGame(game).sort())

    const waiting = await movementsOf(token)
    for (const { id } of bought) expect(await toldOf(id, token, waiting)).toEqual(everywhere(0))

    const batch = await settleWith(s, game, numbersOf(game))
    const movements = await movementsOf(token)
    for (const { id, due } of bought)
      expect([due.outcome, await toldOf(id, token, movements)]).toEqual([due.outcome, everywhere(due.total)])

    const sum = (amount: (due: Due) => Kobo) => bought.reduce((total, { due }) => total + amount(due), 0)
    const { results } = (await s.call(gameResults, { query: { batch } })).data
    expect(results[0]!.amount).toBe(sum(({ gross }) => gross))
    await s.runAlerts()
    const { facts } = (await s.db.one<{ facts: { paid: Kobo; later: Kobo } }>`
      select facts from alert where kind = 'result'`)!
    expect(facts).toMatchObject({
      paid: sum(({ total, later }) => total - later),
      later: sum(({ later }) => later),
      refunded: 0,
    })

    const { data: winners } = await s.call(lotteryWinners, { query: { game_type: game.lotteryType } })
    const rows = (await s.call(listTickets, { token, query: { page_size: '50' } })).data.results
    expect(winners.games.length).toBeGreaterThan(0)
    for (const { game_play_id: id, earning } of winners.games)
      expect(earning).toBe(rows.find(row => row.game_play_id === id)!.amount_won)
  })

  it('is the stake where the draw did not happen, from the wallet that it came from', async () => {
    s = await makeService({ games: [game] })
    const { playerId, token } = await s.player(kobo(100_000))
    const lines = ticketsOf(game)[0]!
    const { game_id: id } = await sell(s.service, playerId, lines, stake, { game })
    await refundSold(s, game)
    expect(await toldOf(id, token, await movementsOf(token))).toEqual(everywhere(stake * lines.length))
  })
})
