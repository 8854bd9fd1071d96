import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as games from '#src/contract/games.ts'
import { kobo } from '#src/lib/money.ts'
import { maskPhone } from '#src/lib/phone.ts'
import { checkedReceipts } from '../support/receipts.ts'
import { makeService, type TestService } from '../support/service.ts'
import { buy, drawBatch, LINE, newKey, payFor, register, someLines, walletsOf } from '../support/play.ts'
import { cardBody, openCard } from '../support/top-ups.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService()
  await s.runDue()
})
afterAll(() => s.close())

describe('registering a slip', () => {
  test('answers with lines and IDs, price and potential winning, and takes no money', async () => {
    const { token, playerId } = await s.player(kobo(1000))
    const lines = someLines(3)
    const answer = await register(s, { token, lines, stake: 200 })
    expect(answer.data.data.map(line => line.ticket)).toEqual(lines)
    expect(new Set(answer.data.data.map(line => line.id)).size).toBe(3)
    expect(answer.data).toMatchObject({ number_of_lines: 3, stake: kobo(600) })
    expect(answer.data.potential_winning).toBe(kobo(250_000))
    expect((await walletsOf(s, playerId)).play).toBe(kobo(1000))
  })

  test('a line is taken out by its ID, the slip by its own', async () => {
    const { token } = await s.player()
    const query = { lottery_type: 'INSTANT_CASHOUT' }
    const { data, slipId } = await register(s, { token, lines: someLines(3) })
    const first = await s.call(games.dropLine, { token, query: { ...query, id: data.data[0]!.id } })
    expect(first.data).toMatchObject({ number_of_lines: 2, stake: kobo(200) })
    const all = await s.call(games.dropLine, { token, query: { ...query, id: slipId } })
    expect(all.data.number_of_lines).toBe(0)
    expect((await payFor(s, token, slipId, 200)).refusal).toBe('slip-unknown')
  })

  const wrong: [string, object, string, string][] = [
    ['stake', { stake_amount: '150' }, 'stake-not-offered', ''],
    ['stake as a number', { stake_amount: 100 }, 'bad-input', 'stake_amount'],
    ['no stake', { stake_amount: undefined }, 'bad-input', 'stake_amount'],
    ['no lines', { lottery: [] }, 'bad-input', 'lottery'],
    ['lines that are no list', { lottery: 'all' }, 'bad-input', 'lottery'],
    ['a line of texts', { lottery: [{ ticket: ['1', '2', '3', '4'] }] }, 'bad-input', 'lottery.0.ticket.0'],
    ['parts of numbers', { lottery: [{ ticket: [1.5, 2, 3, 4] }] }, 'bad-input', 'lottery.0.ticket.0'],
    ['eleven numbers', { lottery: [{ ticket: Array(11).fill(1) }] }, 'bad-input', 'lottery.0.ticket'],
    ['three numbers', { lottery: [{ ticket: [1, 2, 3] }] }, 'line-wrong', 'lottery.0.ticket'],
    ['the same number twice', { lottery: [{ ticket: [1, 2, 3, 3] }] }, 'line-wrong', 'lottery.0.ticket'],
    ['number 41', { lottery: [{ ticket: [1, 2, 3, 41] }] }, 'line-wrong', 'lottery.0.ticket'],
    ['number 0', { lottery: [{ ticket: [0, 2, 3, 4] }] }, 'line-wrong', 'lottery.0.ticket'],
    ['two lines', { lottery: someLines(2).map(ticket => ({ ticket })) }, 'line-count', ''],
    ['101 lines', { lottery: someLines(101).map(ticket => ({ ticket })) }, 'bad-input', 'lottery'],
  ]
  test.each(wrong)('%s: refused by name, and no slip is kept', async (_, change, refusal, field) => {
    const { token, playerId } = await s.player()
    const answer = await s.call(games.playLottery, {
      token,
      query: { lottery_type: 'instant_cashout' },
      wrongBody: { stake_amount: '100', lottery: [{ ticket: LINE }], ...change },
    })
    expect([answer.status, answer.refusal]).toEqual([422, refusal])
    if (field) expect(Object.keys(answer.json)).toContain(field)
    const slips = await s.db.many`select 1 from slip where player_id = ${playerId}`
    expect(slips).toHaveLength(0)
  })

  test('no ticket of instant cashout costs less than ₦100 §9.2', async () => {
    const { token } = await s.player()
    const ask = (stake_amount: string) =>
      s.call(games.playLottery, {
        token,
        query: { lottery_type: 'INSTANT_CASHOUT' },
        body: { stake_amount, lottery: [{ ticket: LINE }] },
      })
    for (const stake of ['1', '50', '99.99']) expect((await ask(stake)).refusal).toBe('stake-not-offered')
    expect((await ask('100')).status).toBe(200)
  })

  test('a game that is not offered is refused', async () => {
    const { token } = await s.player()
    const body = { stake_amount: '100', lottery: [{ ticket: LINE }] }
    for (const lottery_type of ['MEGA', '__proto__', 'x'])
      expect((await s.call(games.playLottery, { token, query: { lottery_type }, body })).refusal).toBe(
        'game-unknown',
      )
  })
})

describe('paying from a wallet', () => {
  test('charges the price once and answers with the ticket §3.41, 7.29', async () => {
    const { token, playerId } = await s.player(kobo(1000))
    const { slipId, price } = await register(s, { token, lines: someLines(3) })
    const key = newKey()
    const answer = await payFor(s, token, slipId, price, 'play', key)
    expect(answer.data.success).toMatchObject({
      game_id: slipId,
      game_status: 'Pending',
      game_type: 'INSTANT_CASHOUT',
      stake_per_line: kobo(100),
      total_lines: 3,
      total_stake: kobo(300),
      pontential_winning: kobo(50_000),
    })
    expect(answer.data.success!.proof.receipt.leaf.batch).toBe(answer.data.success!.batch_id)
    const again = await payFor(s, token, slipId, price, 'play', key)
    expect(checkedReceipts(again.json)).toEqual(checkedReceipts(answer.json))
    expect((await walletsOf(s, playerId)).play).toBe(kobo(700))
  })

  test('an amount that is not the price is refused and nothing is charged', async () => {
    const { token, playerId } = await s.player(kobo(1000))
    const { slipId } = await register(s, { token })
    expect((await payFor(s, token, slipId, 101)).refusal).toBe('price-differs')
    expect((await walletsOf(s, playerId)).play).toBe(kobo(1000))
  })

  test.each(['play', 'bonus'] as const)(
    'a %s wallet that is short answers 402 with the one sentence Insufficient funds',
    async wallet => {
      const { token, playerId } = await s.player()
      await s.fund(playerId, kobo(99), wallet)
      const { slipId, price } = await register(s, { token })
      const answer = await payFor(s, token, slipId, price, wallet)
      expect([answer.status, answer.refusal]).toEqual([402, 'wallet-short'])
      expect(Object.values(answer.json)).toEqual(['Insufficient funds'])
      expect((await walletsOf(s, playerId))[wallet]).toBe(kobo(99))
    },
  )

  test('the referral wallet pays when it can, and the play wallet is left alone', async () => {
    const { token, playerId } = await s.player(kobo(500))
    await s.fund(playerId, kobo(100), 'bonus')
    const { slipId, price } = await register(s, { token })
    expect((await payFor(s, token, slipId, price, 'bonus')).status).toBe(200)
    expect(await walletsOf(s, playerId)).toMatchObject({ play: kobo(500), bonus: 0 })
    const ticket = await s.call(games.getTicket, { token, params: { id: slipId } })
    expect(ticket.data.paid_from).toBe('bonus')
  })

  test('a wallet payment without a slip names the field', async () => {
    const { token } = await s.player(kobo(500))
    const answer = await s.call(games.lotteryPayment, {
      token,
      key: newKey(),
      body: { ...cardBody('100'), card_payment: false, from_play_wallet: true },
    })
    expect(answer.json).toEqual({ game_play_id: 'This field is required' })
  })
})

describe('a payment whose answer was lost', () => {
  test('is found by its key: bought, checkout opened, or never happened', async () => {
    const { token } = await s.player(kobo(500))
    const ask = async (key: string, as = token) =>
      (await s.call(games.purchaseByKey, { token: as, params: { key } })).json
    const { slipId, price } = await register(s, { token })
    const [bought, opened, never] = [newKey(), newKey(), newKey()]
    const answer = await payFor(s, token, slipId, price, 'play', bought)
    expect(checkedReceipts(await ask(bought))).toEqual(
      checkedReceipts({ state: 'done', answer: answer.json }),
    )
    const card = await openCard(s, token, '300', '', opened)
    expect(await ask(opened)).toEqual({ state: 'done', answer: card.json })
    expect(await ask(never)).toEqual({ state: 'unknown', answer: null })
    const other = await s.player()
    expect(await ask(bought, other.token)).toEqual({ state: 'unknown', answer: null })
  })
})

describe('tickets', () => {
  test('a history row carries status, ID, stake, number of lines, won and lost, newest first and in pages §3.31', async () => {
    const { token } = await s.player(kobo(1000))
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      ids.unshift(await buy(s, { token, lines: someLines(n === 1 ? 3 : 1, n) }))
      await s.clock.advance(1000)
    }
    const all = await s.call(games.listTickets, { token })
    expect(all.data.results.map(row => row.game_play_id)).toEqual(ids)
    expect(all.data.results[1]).toMatchObject({
      status: 'Pending',
      stake_amount: kobo(300),
      number_of_ticket: 3,
      won: false,
      lost: false,
    })
    const second = await s.call(games.listTickets, { token, query: { page: '2', page_size: '2' } })
    expect(second.data).toMatchObject({ count: 3, page: 2, page_size: 2 })
    expect(second.data.results.map(row => row.game_play_id)).toEqual(ids.slice(2))
    await drawBatch(s)
    const pending = await s.call(games.listTickets, { token, query: { status: 'Pending' } })
    expect(pending.data.count).toBe(0)
    const [row] = (await s.call(games.listTickets, { token })).data.results
    expect(row!.won !== row!.lost).toBe(true)
  })

  test.each(['0', '-1', 'two', '1.5', '100001'])('page %s is refused', async page => {
    const { token } = await s.player()
    const answer = await s.call(games.listTickets, { token, query: { page } })
    expect([answer.status, Object.keys(answer.json)]).toEqual([422, ['page']])
  })

  test('no page is larger than fifty rows', async () => {
    const { token } = await s.player()
    expect((await s.call(games.listTickets, { token, query: { page_size: '51' } })).status).toBe(422)
  })

  test('a ticket’s draw data has every field of the batch draw before and after the draw §3.43', async () => {
    const { token, phone } = await s.player(kobo(1000))
    const lines = someLines(10, 3)
    const id = await buy(s, { token, lines })
    const before = (await s.call(games.getTicket, { token, params: { id } })).data
    expect(before.draw).toEqual({
      ticket_owner: maskPhone(phone),
      game_id: id,
      game_type: 'INSTANT_CASHOUT',
      stake_per_pick: kobo(100),
      total_stake: kobo(1000),
      total_ticket: 10,
      status: 'Pending',
      amount_won: 0,
      tickets: lines.map(ticket => ({ ticket, hits: null, won: 0, cashback: 0 })),
      cashback_amount: 0,
      system_pick: [],
      jackpot: { won: false, win_amount: 0 },
    })
    await drawBatch(s)
    const { draw, tax, paid, batch_state } = (await s.call(games.getTicket, { token, params: { id } })).data
    expect(batch_state).toBe('settled')
    expect(draw.system_pick).toHaveLength(4)
    for (const line of draw.tickets)
      expect(line.hits).toBe(line.ticket.filter(number => draw.system_pick.includes(number)).length)
    expect(draw.amount_won).toBe(draw.tickets.reduce((sum, line) => sum + line.won, 0))
    expect(draw.cashback_amount).toBe(draw.tickets.reduce((sum, line) => sum + line.cashback, 0))
    expect(paid).toBe(draw.amount_won + draw.cashback_amount - tax)
    expect(['Won', 'Lost']).toContain(draw.status)
  })
})

describe('the slip checker', () => {
  test('lists every line of a game play ID for whoever holds it, with a masked phone §3.18, 7.34, 7.51', async () => {
    const { token, phone } = await s.player(kobo(1000))
    const lines = someLines(3)
    const id = await buy(s, { token, lines })
    const before = await s.call(games.lotteryStatus, { body: { game_play_id: id } })
    expect(before.data.data.map(row => row.ticket)).toEqual(lines)
    expect(before.data.data[0]).toMatchObject({ status: 'Pending', hits: null, system_pick: [] })
    await drawBatch(s)
    const after = await s.call(games.lotteryStatus, { body: { game_play_id: id } })
    for (const row of after.data.data) {
      expect(row.hits).toBe(row.ticket.filter(number => row.system_pick.includes(number)).length)
      expect(row.status).toBe(row.hits! >= 2 ? 'Won' : 'Lost')
    }
    const text = JSON.stringify(after.json)
    expect(text).toContain(maskPhone(phone))
    expect(text).not.toContain(phone.slice(4))
  })

  test('knows no unpaid slip, and says which IDs are none', async () => {
    const { token } = await s.player()
    const { slipId } = await register(s, { token })
    expect((await s.call(games.lotteryStatus, { body: { game_play_id: slipId } })).refusal).toBe(
      'slip-unknown',
    )
    for (const game_play_id of ['', 'IC-1', `${crypto.randomUUID()}x`]) {
      const answer = await s.call(games.lotteryStatus, { body: { game_play_id } })
      expect([answer.status, Object.keys(answer.json)]).toEqual([422, ['game_play_id']])
    }
  })

  test('answers an address twenty times a minute', async () => {
    const address = '10.9.9.9'
    const body = { game_play_id: crypto.randomUUID() }
    const refusals = []
    for (let n = 0; n < 21; n++) refusals.push((await s.call(games.lotteryStatus, { body, address })).refusal)
    expect(refusals.slice(0, 20).every(name => name === 'slip-unknown')).toBe(true)
    expect(refusals[20]).toBe('too-many-tries')
  })
})
