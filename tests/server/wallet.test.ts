import { afterAll, beforeAll, expect, test } from 'vitest'
import * as wallet from '#src/contract/wallet.ts'
import { kobo } from '#src/lib/money.ts'
import { EVERY_NUMBER } from '../support/games.ts'
import { makeService, type TestService } from '../support/service.ts'
import { buy, drawBatch, newKey, playUntilWin, walletsOf } from '../support/play.ts'
import { chooseAtCheckout, openCard } from '../support/top-ups.ts'
import * as wallets from '#src/lib/language/wallets.ts'

let s: TestService
beforeAll(async () => {
  s = await makeService()
  await s.runDue()
})
afterAll(() => s.close())

const movements = async (token: string, query = {}) =>
  (await s.call(wallet.listTransactions, { token, query: { page_size: '50', ...query } })).data

test('movements are told in words, newest first, and add up to the balances', async () => {
  const { token, playerId } = await s.player()
  const { link, reference } = await openCard(s, token, '100000')
  await chooseAtCheckout(s, link, 'pay')
  const id = await buy(s, { token })
  const { results } = await movements(token)
  expect(results.map(row => [row.title, row.amount, row.wallet])).toEqual([
    [expect.stringMatching(/^Ticket IC-20261120-\d{4}$/), -kobo(100), 'play'],
    ['Top-up by card', kobo(100_000), 'play'],
  ])
  expect(results[0]!.game_play_id).toBe(id)
  expect(results[1]!.reference).toBe(reference)
  const one = await s.call(wallet.getTransaction, { token, params: { id: results[0]!.id } })
  expect(one.data).toEqual(results[0])

  const { winner } = await playUntilWin(s, token)
  const winnings = async () => (await movements(token, { wallet: 'winnings' })).results
  // Ten lines hold every number once: cashback unless two of the four drawn meet in each line that is hit.
  while (!(await winnings()).some(row => row.kind === 'cashback')) {
    await buy(s, { token, lines: EVERY_NUMBER })
    await drawBatch(s)
  }
  const balances = await walletsOf(s, playerId)
  for (const name of ['play', 'winnings'] as const) {
    let sum = 0
    for (let page = 1, more = true; more; page++) {
      const rows = await movements(token, { wallet: name, page: String(page) })
      sum += rows.results.reduce((total, row) => total + row.amount, 0)
      more = page * 50 < rows.count
    }
    expect([name, sum]).toEqual([name, balances[name]])
  }
  const wins = await winnings()
  expect(wins.find(row => row.kind === 'win' && row.game_play_id === winner)!.title).toMatch(
    /^Win on IC-20261120-\d{4}$/,
  )
  expect(wins.find(row => row.kind === 'cashback')!.title).toMatch(/^Cashback on IC-20261120-\d{4}$/)
})

test('winnings move to the play wallet once, in two movements', async () => {
  const { token, playerId } = await s.player()
  await s.fund(playerId, kobo(700), 'winnings')
  const key = newKey()
  const move = (amount: string, as = key) => s.call(wallet.moveWinnings, { token, key: as, body: { amount } })
  const answers = await Promise.all(Array.from({ length: 10 }, () => move('250.50')))
  for (const answer of answers)
    expect(answer.data).toEqual({
      message: `₦250.50 moved to your ${wallets.play}`,
      play_balance: 25_050,
      winning_balance: 44_950,
    })
  expect(await walletsOf(s, playerId)).toMatchObject({ play: 25_050, winnings: 44_950 })
  expect((await move('251')).refusal).toBe('key-reused')
  const rows = (await movements(token)).results.filter(row => row.kind === 'move')
  expect(rows.map(row => [row.wallet, row.amount])).toEqual([
    ['play', 25_050],
    ['winnings', -25_050],
  ])
  expect(rows[0]!.title).toBe(`Winnings moved to ${wallets.play}`)
  expect(new Set(rows.map(row => row.id)).size).toBe(2)
})

test('more than the winnings is refused, also by twenty requests at once', async () => {
  const { token, playerId } = await s.player()
  await s.fund(playerId, kobo(700), 'winnings')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      s.call(wallet.moveWinnings, { token, key: newKey(), body: { amount: '300' } }),
    ),
  )
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(2)
  expect(new Set(answers.map(answer => answer.refusal))).toEqual(new Set(['', 'wallet-short']))
  expect(await walletsOf(s, playerId)).toMatchObject({ play: kobo(600), winnings: kobo(100) })
})

test('a move that was refused leaves its key free', async () => {
  const { token, playerId } = await s.player()
  const key = newKey()
  const move = () => s.call(wallet.moveWinnings, { token, key, body: { amount: '300' } })
  expect((await move()).refusal).toBe('wallet-short')
  await s.fund(playerId, kobo(300), 'winnings')
  expect((await move()).status).toBe(200)
  expect(await walletsOf(s, playerId)).toMatchObject({ play: kobo(300), winnings: 0 })
})

test('every kobo of an amount is moved', async () => {
  const { token, playerId } = await s.player()
  await s.fund(playerId, 2_578, 'winnings')
  for (const amount of ['0.29', '1.15', '4.35', '19.99'])
    expect((await s.call(wallet.moveWinnings, { token, key: newKey(), body: { amount } })).status).toBe(200)
  expect(await walletsOf(s, playerId)).toMatchObject({ play: 29 + 115 + 435 + 1_999, winnings: 0 })
})

test.each(['', '0', '-5', 'all', '1.234', '99999999999'])(
  'moving "%s" is refused by its field',
  async amount => {
    const { token } = await s.player()
    const answer = await s.call(wallet.moveWinnings, { token, key: newKey(), body: { amount } })
    expect([answer.status, Object.keys(answer.json)]).toEqual([422, ['amount']])
  },
)

test.each(['0', 'x', '1-savings', '1-play; drop table transfer', '99999999999999999999-play'])(
  'movement "%s" is not found',
  async id => {
    const { token } = await s.player()
    expect((await s.call(wallet.getTransaction, { token, params: { id } })).status).toBe(404)
  },
)

test('an unknown wallet in the query is refused', async () => {
  const { token } = await s.player()
  const answer = await s.call(wallet.listTransactions, { token, query: { wallet: 'house' as never } })
  expect([answer.status, Object.keys(answer.json)]).toEqual([422, ['wallet']])
})
