// One more game is a folder of data and a line in a list: engine, service and the phone's checks take it as it is.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { currentBatch } from '#src/contract/draws.ts'
import * as contract from '#src/contract/games.ts'
import { reserve } from '#src/contract/reserve.ts'
import * as results from '#src/contract/results.ts'
import { batchBounds, BATCH } from '#src/draws/schedule.ts'
import { checkProof } from '#src/proof/verify.ts'
import { oddsOf } from '#src/games/odds.ts'
import { rulesDocument, settlePrize } from '#src/games/prizes.ts'
import { games } from '#src/games/rules.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { linesOf } from '#src/picks/rows.ts'
import { createPlayStore } from '#src/play/store.ts'
import { runCommand } from '#server/programs/commands.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { sixOfFiftyNine as game } from '../games/six-of-fifty-nine/rules.ts'
import { memorySession, memoryShelf } from '../play/shelves.ts'
import { drawBatch, newKey, walletsOf } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'
import { checkSettlement } from '../support/settlement-checker.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService({ games: [...games, game] })
  await s.runDue()
})
afterAll(() => s.close())

const pick = () => {
  const store = createPlayStore(game, {
    session: memorySession(),
    shelf: memoryShelf().shelf,
    randomInt: below => Math.floor(Math.random() * below),
  })
  store.setLines(game.lineCounts[2]!)
  store.shuffleAll()
  return linesOf(store.state.picks)
}

describe('a game that the catalogue does not have', () => {
  const query = { lottery_type: game.lotteryType.toLowerCase() }

  test('is refused where the service does not sell it, and sold where it stands in the list', async () => {
    const { token } = await s.player(kobo(1_000))
    const body = { stake_amount: '150', lottery: [{ ticket: [1, 2, 3, 4, 5, 59] }] }
    expect((await s.call(contract.playLottery, { token, query, body })).status).toBe(200)
    const without = await makeService({ games })
    const stranger = await without.player(kobo(1_000))
    expect((await without.call(contract.playLottery, { token: stranger.token, query, body })).refusal).toBe(
      'game-unknown',
    )
    await without.close()
  })

  test('has a stake that nobody may play until the reserve opens it: answer and operator tell it by game §2.40', async () => {
    const { token } = await s.player(kobo(1_000))
    const run = (...words: string[]) =>
      runCommand({ db: s.db, games: s.service.games, randomness: s.service.ports.randomness }, words)
    const waiting = '  six-of-fifty-nine ₦450: closed, needs ₦180,000,000'
    const bands = async () =>
      (await s.call(reserve)).data.bands
        .filter(band => band.game === game.id)
        .map(band => [band.stake, band.top_prize, band.needs, band.open])
    const ask = async () => {
      const body = { stake_amount: '450', lottery: [{ ticket: [1, 2, 3, 4, 5, 59] }] }
      return (await s.call(contract.playLottery, { token, query, body })).refusal
    }
    expect(await ask()).toBe('band-coming-soon')
    expect((await run('show')).split('\n')).toContain(waiting)
    const first = [kobo(150), kobo(20_000_000), 0, true]
    expect(await bands()).toEqual([first, [kobo(450), kobo(60_000_000), kobo(180_000_000), false]])
    await run('fund-reserve', '180000000')
    expect((await run('show')).split('\n')).toContain(waiting.replace('closed', 'open'))
    // For batches announced from now on: those on sale keep what was announced for them.
    await s.clock.advance(MINUTE) // the answer is kept for some seconds
    expect(await bands()).toEqual([first, [kobo(450), kobo(60_000_000), kobo(180_000_000), false]])
    for (let batch = 0; batch < 3; batch++) await drawBatch(s)
    await s.clock.advance(MINUTE)
    expect(await bands()).toEqual([first, [kobo(450), kobo(60_000_000), kobo(180_000_000), true]])
    expect(await ask()).toBe('')
  })

  test('has its price tag, is picked, registered, bought, sealed, drawn, settled and checked on the phone', async () => {
    expect(oddsOf(game, kobo(150)).total).toBe(45_057_474)
    const { token, playerId } = await s.player(kobo(10_000))
    const { current } = (await s.call(currentBatch, { query: { game: game.id } })).data
    expect(current.id).toMatch(/^SF-/)
    const lines = pick()
    expect(lines.map(line => line.length)).toEqual([6, 6, 6, 6])
    const slip = await s.call(contract.playLottery, {
      token,
      query,
      body: { stake_amount: '150', lottery: lines.map(ticket => ({ ticket })) },
    })
    const id = slip.data.game_play_id
    expect(slip.data.stake).toBe(kobo(600))
    expect(slip.data.potential_winning).toBeGreaterThanOrEqual(kobo(20_009_000))
    const paid = await s.call(contract.lotteryPayment, {
      token,
      key: newKey(),
      body: {
        amount: '600',
        from_play_wallet: true,
        from_referral_wallet: false,
        card_payment: false,
        game_play_id: id,
      },
    })
    expect(paid.data.success?.game_type).toBe(game.lotteryType)
    await drawBatch(s)
    const { data } = await s.call(contract.getTicket, { token, params: { id } })
    expect(checkProof(data.proof).map(it => it.state)).toEqual(Array(6).fill('passed'))
    const numbers = data.draw.system_pick
    expect([numbers.length, Math.max(...numbers) <= 59]).toEqual([6, true])
    const due = settlePrize(rulesDocument(game), lines, kobo(150), numbers)
    expect([data.draw.amount_won, data.draw.cashback_amount]).toEqual([due.won, due.cashback])
    expect(data.draw.tickets.map(it => it.ticket)).toEqual(lines)
    const wallets = await walletsOf(s, playerId)
    expect([wallets.play, wallets.winnings]).toEqual([kobo(9_400), data.paid])
    expect(await checkInvariants(s.db)).toEqual([])
    expect(await checkSettlement(s.db, s.service.settings.WINNINGS_TAX)).toEqual([])
  })

  test('stands in history, slip checker, results and statistics like the others', async () => {
    const { token } = await s.player(kobo(1_000))
    const slip = await s.call(contract.playLottery, {
      token,
      query,
      body: { stake_amount: '150', lottery: [{ ticket: [9, 19, 29, 39, 49, 59] }] },
    })
    const game_play_id = slip.data.game_play_id
    const body = {
      amount: '150',
      from_play_wallet: true,
      from_referral_wallet: false,
      card_payment: false,
      game_play_id,
    }
    void (await s.call(contract.lotteryPayment, { token, key: newKey(), body })).data
    const { opensAt } = batchBounds(s.clock.now())
    await drawBatch(s)
    const history = (await s.call(contract.listTickets, { token })).data.results
    expect(history.map(it => [it.game_type, it.number_of_ticket])).toEqual([[game.lotteryType, 1]])
    const checked = (await s.call(contract.lotteryStatus, { body: { game_play_id } })).data.data
    expect(checked.map(it => it.ticket)).toEqual([[9, 19, 29, 39, 49, 59]])
    const lottery_type = game.lotteryType
    const drawn = (await s.call(results.gameResults, { query: { lottery_type } })).data.results
    expect(drawn.length).toBeGreaterThan(0)
    expect(drawn.every(it => it.lottery_type === lottery_type && it.ticket_number.length === 6)).toBe(true)
    const latest = (await s.call(results.lotteryGamesResult)).data.results
    expect(latest.map(it => it.lottery_type)).toContain(lottery_type)
    const { data: statistics } = await s.call(results.numberStatistics, {
      query: { game_type: lottery_type },
    })
    expect([statistics.numbers.length, statistics.draws > 0]).toEqual([59, true])
    await s.clock.set(opensAt + 2 * BATCH)
    const plays = (await s.call(results.gamePlayStatistics, { query: {} })).data.data
    expect(plays.find(it => it.game_type === lottery_type)?.average_stake).toBeGreaterThan(0)
  })
})
