// Special cases of prizes: lines of two words, prizes by the number of lines, and a winner's choice.
import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { getTicket } from '#src/contract/games.ts'
import { batchBounds, batchId } from '#src/draws/schedule.ts'
import type { GameRules } from '#src/games/game.ts'
import { rulesDocument, settlePrize } from '#src/games/prizes.ts'
import { games } from '#src/games/rules.ts'
import { kobo } from '#src/lib/money.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { balanceOf, walletsOf } from '#server/ledger/transfers.ts'
import { salaryForLife, wyseCash as wyse } from '../support/games.ts'
import { makeService, NOON, type TestService } from '../support/service.ts'
import { sell } from '../support/selling.ts'
import { settleWith } from '../support/settle-with.ts'
import { checkSettlement } from '../support/settlement-checker.ts'

const { opensAt } = batchBounds(NOON)
let s: TestService
const start = async (game: GameRules) => (s = await makeService({ games: [game] }))

afterEach(async () => {
  expect(await checkInvariants(s.db)).toEqual([])
  expect(await checkSettlement(s.db, s.service.settings.WINNINGS_TAX)).toEqual([])
  await s.close()
})

/** A game changed so that anybody can buy any line: how it is sold is not the subject here. */
const sold = (game: GameRules): GameRules => {
  const { confirmedByPin: _, offersLines: __, ...rest } = game
  return rest
}
const wyseCash = sold(wyse)

describe.each(games.map(sold))('the settlement of $id', game => {
  it('pays what the phone works out of the rules, and what an independent one does', async () => {
    await start(game)
    const { playerId, token } = await s.player(kobo(1_000_000))
    const few = Array.from({ length: game.pick + 3 }, (_, at) => game.of - 5 * at)
    const line = fc.shuffledSubarray(few, { minLength: game.pick, maxLength: game.pick })
    const ticket = fc.record({
      stake: fc.constantFrom(...game.stakes.filter(it => !it.comingSoon).map(it => it.stake)),
      lines: fc
        .constantFrom(...game.lineCounts)
        .chain(count => fc.array(line, { minLength: count, maxLength: count })),
    })
    const bought: { id: string; stake: number; lines: number[][] }[] = []
    for (const { stake, lines } of fc.sample(ticket, { numRuns: 20, seed: 20261121 })) {
      const { game_id: id } = await sell(s.service, playerId, lines, stake, { game })
      bought.push({ id, stake, lines })
    }
    const numbers = few.slice(0, game.pick)
    await settleWith(s, game, numbers)
    for (const { id, stake, lines } of bought) {
      const due = settlePrize(rulesDocument(game), lines, stake, numbers)
      const { data } = await s.call(getTicket, { params: { id }, token })
      expect([data.draw.amount_won, data.draw.cashback_amount, data.later]).toEqual([
        due.won,
        due.cashback,
        due.later,
      ])
      expect(data.draw.tickets.map(it => it.hits)).toEqual(due.lines.map(it => it.hits))
      expect(data.paid).toBe(due.won + due.cashback - due.later - data.tax)
    }
  })
})

const tax = (card: number, stake: number) => Math.floor((card - stake) * 0.05)

describe('a choice of the winner', () => {
  const full = [1, 13, 25, 37, 49]
  const miss = [2, 14, 26, 38, 48]

  it('is open for each full line: its amount is owed, and the multiplier card’s win is credited at once', async () => {
    await start(salaryForLife)
    const { playerId } = await s.player(kobo(1_000))
    await sell(s.service, playerId, [miss, full, full, miss], kobo(50), { game: salaryForLife })
    const two = await s.player(kobo(1_000))
    await sell(s.service, two.playerId, [full, miss], kobo(50), { game: salaryForLife })
    await settleWith(s, salaryForLife, full.toReversed())
    const once = kobo(10_000_000)
    expect(
      await s.db.many`
        select batch_id, leaf_index, line, player_id, once, monthly, months, chosen, paid_months from annuity
        order by id`,
    ).toEqual(
      [
        { leaf_index: 0, line: 2, player_id: playerId },
        { leaf_index: 0, line: 3, player_id: playerId },
        { leaf_index: 1, line: 1, player_id: two.playerId },
      ].map(it => ({
        batch_id: batchId(salaryForLife, opensAt),
        ...it,
        once,
        monthly: kobo(30_000),
        months: 240,
        chosen: null,
        paid_months: 0,
      })),
    )
    expect(await balanceOf(s.db, 'prize_liabilities')).toBe(3 * once)
    expect((await walletsOf(s.db, playerId)).winnings).toBe(kobo(300_000) - tax(kobo(300_000), kobo(200)))
    expect((await walletsOf(s.db, two.playerId)).winnings).toBe(kobo(15_000) - tax(kobo(15_000), kobo(100)))
  })

  it('is kept: what is owed is never deleted, and no line is owed twice', async () => {
    await start(salaryForLife)
    const { playerId } = await s.player(kobo(1_000))
    await sell(s.service, playerId, [full, miss], kobo(50), { game: salaryForLife })
    await settleWith(s, salaryForLife, full)
    await expect(s.db.many`delete from annuity`).rejects.toThrow('never changed or deleted')
    await expect(
      s.db.many`
        insert into annuity (batch_id, leaf_index, line, player_id, once, monthly, months, won_at)
        select batch_id, leaf_index, line, player_id, once, monthly, months, won_at from annuity`,
    ).rejects.toMatchObject({ code: '23505' })
  })
})

it('numbers above fifty are held in a second word, and hits on both sides of it count together', async () => {
  await start(wyseCash)
  const { playerId } = await s.player(kobo(1_000))
  const lines = [
    [1, 50, 51, 100],
    [1, 50, 52, 99],
    [2, 49, 51, 100],
  ]
  const { game_id: id } = await sell(s.service, playerId, lines, kobo(100), { game: wyseCash })
  expect(await s.db.one`select cardinality(masks) as words, lines from ticket where id = ${id}`).toEqual({
    words: 6,
    lines: 3,
  })
  await settleWith(s, wyseCash, [51, 1, 100, 50])
  expect(await s.db.one`select won from ticket_result where id = ${id}`).toEqual({
    won: kobo(50_000 + 3_000 + 3_000),
  })
})
