// Virtual soccer goes through the same engine as the number games: announced, sold, sealed, drawn, settled, checked.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { currentBatch, getRules, listBatchTickets } from '#src/contract/draws.ts'
import * as contract from '#src/contract/games.ts'
import * as results from '#src/contract/results.ts'
import { scoreStatistics } from '#src/contract/statistics.ts'
import { BATCH, batchBounds } from '#src/draws/schedule.ts'
import { awoof } from '#src/games/awoof/game.ts'
import { settlePrize } from '#src/games/prizes.ts'
import { readRules, type ScoresDocument } from '#src/games/rules-schema.ts'
import { partsOfNumber, priceOfLine } from '#src/games/score-lines.ts'
import { numberOf, pickOf } from '#src/games/score-numbers.ts'
import { virtualSoccer as game } from '#src/games/soccer-cash/virtual/rules.ts'
import { kobo, naira } from '#src/lib/money.ts'
import { toWords } from '#src/model/words.ts'
import { checkProof } from '#src/proof/verify.ts'
import { proofAsShown } from '#src/screens/ticket/as-shown.ts'
import { checkBatches } from '#server/deeds/limits/check-ledger.ts'
import { writeLimits } from '#server/deeds/limits/write-limits.ts'
import { openSandboxPlayers, planOf, sandboxPlayers } from '#server/deeds/sandbox/sandbox-players.ts'
import { sumReturns } from '#server/db/queries/money/ledger-checks.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { drawBatch, walletsOf } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'
import { checkSettlement } from '../support/settlement-checker.ts'
import { buyScores, fundReserve, onSale, payScores, registerScores, scores } from '../support/virtual.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService({ games: [game] })
  await fundReserve(s, kobo(60_000_000))
  await s.runDue()
})
afterAll(() => s.close())

describe('a batch of virtual matches', () => {
  test('is announced with its matches and their chances, and the next one has others §1.9', async () => {
    const sale = await onSale(s)
    expect(sale.id).toMatch(/^VS-/)
    expect(sale.rules.matches.length).toBe(8)
    expect(sale.rules.mostPaid).toBe(kobo(15_000_000))
    const { next } = (await s.call(currentBatch, { query: { game: game.id } })).data
    const later = (await s.call(getRules, { params: { hash: next.commitment.rules } })).data.rules
    expect((readRules(later) as ScoresDocument).matches).not.toEqual(sale.rules.matches)
  })

  test('is priced, bought, sealed, drawn, settled and checked on the phone, every check passed §3.47', async () => {
    const { token, playerId } = await s.player(kobo(200_000))
    const sale = await onSale(s)
    const ticket = scores(sale, '1-1', '2-1', '0-0', '1-0', '2-2')
    const slip = await registerScores(s, token, sale, ticket, 1_000)
    const { prize, isCapped } = priceOfLine(sale.rules, kobo(1_000), ticket)
    expect(isCapped).toBe(true)
    expect([slip.data.potential_winning, slip.data.stake]).toEqual([prize, kobo(1_000)])
    expect(slip.data.data.map(it => it.ticket)).toEqual([ticket])
    const paid = await payScores(s, token, slip.data.game_play_id, 1_000, sale.id)
    expect(paid.data.success?.pontential_winning).toBe(prize)
    // One ticket for each score of the first match that is sold: exactly one of them wins.
    const each = Array.from({ length: 49 }, (_, cell) => cell + 1).filter(
      number => partsOfNumber(sale.rules, number) > 0,
    )
    const ids: string[] = []
    for (const number of each) ids.push(await buyScores(s, token, sale, [number], 200))
    await drawBatch(s)
    const details = []
    for (const id of [slip.data.game_play_id, ...ids])
      details.push((await s.call(contract.getTicket, { token, params: { id } })).data)
    for (const detail of details.slice(0, 3)) {
      const { draw } = detail
      expect(checkProof(proofAsShown(toWords(detail))).map(it => it.state)).toEqual(Array(6).fill('passed'))
      expect(draw.system_pick.length).toBe(8)
    }
    const drawn = details[0]!.draw.system_pick
    const won = details.filter(it => it.draw.amount_won > 0)
    expect(won.length).toBe(each.includes(drawn[0]!) ? 1 : 0)
    for (const { draw } of details) {
      const due = settlePrize(sale.rules, [draw.tickets[0]!.ticket], draw.stake_per_pick, drawn)
      expect([draw.amount_won, draw.tickets[0]!.hits]).toEqual([due.won, due.lines[0]!.hits])
    }
    const wallets = await walletsOf(s, playerId)
    expect(wallets.winnings).toBe(won.reduce((sum, it) => sum + it.paid, 0))
    const open = (await s.call(listBatchTickets, { params: { id: sale.id } })).data
    expect(open.total).toBe(1 + each.length)
    expect(await checkInvariants(s.db)).toEqual([])
    expect(await checkSettlement(s.db, s.service.settings.WINNINGS_TAX)).toEqual([])
  })

  test('stands in history, slip checker, results, winners and statistics, its scores beside their published chances', async () => {
    const { token } = await s.player(kobo(1_000))
    const sale = await onSale(s)
    const id = await buyScores(s, token, sale, scores(sale, '1-1'))
    await drawBatch(s)
    const history = (await s.call(contract.listTickets, { token })).data.results
    expect(history.map(it => it.game_type)).toEqual([game.lotteryType])
    const checked = (await s.call(contract.lotteryStatus, { body: { game_play_id: id } })).data.data
    expect(checked.map(it => it.ticket)).toEqual([scores(sale, '1-1')])
    const lottery_type = game.lotteryType
    const drawn = (await s.call(results.gameResults, { query: { lottery_type } })).data.results
    expect(drawn.every(it => it.ticket_number.length === 8)).toBe(true)
    const winners = (await s.call(results.lotteryWinners, { query: { game_type: lottery_type } })).data
    expect(winners.games.every(it => it.win_type === '1 of 1 scores')).toBe(true)
    expect(winners.games.length).toBeGreaterThan(0)
    const [top] = winners.top_winning_ticket
    expect(drawn.find(it => it.batch === top!.batch)?.ticket_number).toEqual(
      expect.arrayContaining(top!.ticket),
    )
    const numbers = await s.call(results.numberStatistics, { query: { game_type: lottery_type } })
    expect(numbers.refusal).toBe('game-unknown')
    const counted = (await s.call(scoreStatistics, { query: { game_type: lottery_type } })).data
    expect([counted.draws, counted.matches]).toEqual([drawn.length, 8 * drawn.length])
    const called = drawn.flatMap(it => it.ticket_number).map(it => pickOf(sale.rules, it).score)
    for (const { score, times } of counted.scores)
      expect(times, score).toBe(called.filter(it => it === score).length)
    const sums = { times: 0, expected: 0 }
    for (const { times, expected } of counted.scores) {
      sums.times += times
      sums.expected += expected
    }
    expect(sums.times).toBe(counted.matches)
    expect(sums.expected).toBeCloseTo(counted.matches, 1)
    const isKnown = await s.call(scoreStatistics, { query: { game_type: 'QUIKA' } })
    expect([isKnown.status, isKnown.refusal]).toEqual([404, 'game-unknown'])
    const plays = (await s.call(results.gamePlayStatistics, { query: {} })).data.data
    expect(plays.map(it => [it.game_type, it.average_stake > 0])).toEqual([
      [lottery_type, true],
      [awoof.lotteryType, false],
    ])
    await checkBatches(s.service)
    const [returned] = await sumReturns(s.db, 3)
    expect(returned!.expected / returned!.stake).toBeLessThanOrEqual(0.53)
    expect(returned!.expected / returned!.stake).toBeGreaterThan(0.4)
  })

  test('is played by the sandbox’s players as well', async () => {
    await openSandboxPlayers(s.service)
    const { opensAt } = batchBounds(s.clock.now())
    await s.clock.set(opensAt + BATCH - 5_000)
    await sandboxPlayers(s.service)
    const { id } = await onSale(s)
    const players = await s.db.many<{ id: number }>`select id from player where sandbox`
    const planned = players.filter(player => planOf(id, player.id, game).plays).length
    const row = await s.db.one<{ size: number }>`select size from batch where id = ${id}`
    expect(row!.size).toBe(planned)
    await drawBatch(s)
    expect(await checkSettlement(s.db, s.service.settings.WINNINGS_TAX)).toEqual([])
  })
})

describe('what is wrong is refused and charges nothing', () => {
  test('a score of 100-0, a match twice, a sixth match, an unsold score, another stake, two lines §4.52 §5.16', async () => {
    const { token } = await s.player(kobo(1_000))
    const sale = await onSale(s)
    const six = scores(sale, '1-1', '1-1', '1-1', '1-1', '1-1', '1-1')
    for (const ticket of [six, [1, 2], [50], [401], [99_999], [0], []])
      expect((await registerScores(s, token, sale, ticket)).refusal).toBe('line-wrong')
    expect((await registerScores(s, token, sale, six.slice(0, 5), 300)).refusal).toBe('stake-not-offered')
    const body = { stake_amount: '100', lottery: [{ ticket: [1] }, { ticket: [2] }], batch_id: sale.id }
    const query = { lottery_type: game.lotteryType }
    expect((await s.call(contract.playLottery, { token, query, body })).refusal).toBe('line-count')
    const without = { stake_amount: '100', lottery: [{ ticket: [1] }] }
    expect((await s.call(contract.playLottery, { token, query, body: without })).refusal).toBe('bad-input')
  })

  test('matches that have begun: neither registered, nor sold into the next batch with other prices', async () => {
    const { token, playerId } = await s.player(kobo(1_000))
    const sale = await onSale(s)
    const slip = await registerScores(s, token, sale, scores(sale, '1-0'))
    const id = slip.data.game_play_id
    await drawBatch(s)
    expect((await registerScores(s, token, sale, scores(sale, '1-0'))).refusal).toBe('batch-missed')
    expect((await registerScores(s, token, { id: 'VS-20200101-0000' }, [1])).refusal).toBe('batch-missed')
    for (const batch of [undefined, sale.id])
      expect((await payScores(s, token, id, 100, batch)).refusal).toBe('batch-missed')
    expect((await walletsOf(s, playerId)).play).toBe(kobo(1_000))
  })

  test('a whole slip can be dropped before it is paid', async () => {
    const { token } = await s.player(kobo(1_000))
    const sale = await onSale(s)
    const slip = (await registerScores(s, token, sale, scores(sale, '3-3', '3-3', '3-3', '3-3', '3-3'))).data
    const query = { lottery_type: game.lotteryType, id: slip.data[0]!.id }
    expect((await s.call(contract.dropLine, { token, query })).data.number_of_lines).toBe(0)
    expect((await payScores(s, token, slip.game_play_id, 100)).refusal).toBe('slip-unknown')
  })
})

describe('the reserve', () => {
  test('says the cap in the rules, and takes no prediction that the draw could not pay', async () => {
    const poor = await makeService({ games: [game] })
    await fundReserve(poor, kobo(600_000))
    await poor.runDue()
    await writeLimits(poor.service)
    const sale = await onSale(poor)
    expect(naira(sale.rules.mostPaid)).toBe(500_000)
    const { token } = await poor.player(kobo(10_000))
    const offer = async (match: number, score: string) => {
      const ticket = [0, 1, 2].map(at => numberOf(sale.rules, { match: match + at, score }))
      const slip = (await registerScores(poor, token, sale, ticket, 1_000)).data
      return payScores(poor, token, slip.game_play_id, 1_000, sale.id)
    }
    expect((await offer(0, '3-0')).data.success?.pontential_winning).toBe(kobo(500_000))
    // Both cannot be right in one draw.
    expect((await offer(0, '0-3')).refusal).toBe('')
    expect((await offer(3, '2-2')).refusal).toBe('draw-full')
    await poor.close()
  })
})
