// A broken ledger stops sales on every node; reading goes on, and the operator lifts it once the ledger is whole.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentBatch } from '#src/contract/draws.ts'
import { getTicket } from '#src/contract/games.ts'
import { moveWinnings } from '#src/contract/wallet.ts'
import { kobo } from '#src/lib/money.ts'
import { createService } from '#server/create-service.ts'
import { checkLately } from '#server/deeds/limits/check-ledger.ts'
import { writeLimits } from '#server/deeds/limits/write-limits.ts'
import { runCommand } from '#server/programs/commands.ts'
import { operate } from '#server/programs/operate.ts'
import { buy, drawBatch, newKey, payFor, register, walletsOf } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'
import { ask, pass, standIn, winnerOf } from '../support/withdrawals.ts'
import { openCard, sendWebhook, settleAtProvider, webhookBody } from '../support/top-ups.ts'

const BROKEN = 'I3 a wallet is the sum of its transfers'

let s: TestService
beforeEach(async () => {
  s = await makeService()
  await operator('fund-reserve', '1000000')
  await s.runDue()
})
afterEach(() => s.close())

const changeWallet = (playerId: number, by: number) =>
  s.db.one`update account set balance = balance + ${by} where player_id = ${playerId} and wallet = 'play'`
/** A wallet that nobody's transfers explain, and the check that finds it. */
const breakLedger = async () => {
  const { playerId } = await s.player(kobo(500))
  await changeWallet(playerId, 1)
  await s.clock.advance(10_000)
  await checkLately(s.service)
  return playerId
}
const operator = (...words: string[]) =>
  runCommand({ db: s.db, games: s.service.games, randomness: s.service.ports.randomness }, words)
const tryToBuy = async (token: string) => {
  const { slipId, price } = await register(s, { token })
  return (await payFor(s, token, slipId, price)).refusal
}

test('a broken invariant refuses purchases, top-ups and moves of money by name, on every node', async () => {
  const { token, playerId } = await s.player(kobo(5_000))
  await s.fund(playerId, kobo(1_000), 'winnings')
  const ticket = await buy(s, { token })
  const before = await walletsOf(s, playerId)
  const key = newKey()
  const move = (key: string) => s.call(moveWinnings, { token, key, body: { amount: '100' } })
  expect((await move(key)).status).toBe(200)
  const settings = { ...s.service.settings }
  const other = await createService(settings, { db: s.db, clock: s.clock, games: s.service.games })
  await breakLedger()
  await writeLimits(other.service)

  const { slipId, price } = await register(s, { token })
  const refused = await payFor(s, token, slipId, price)
  expect([refused.status, refused.refusal]).toEqual([409, 'sales-stopped'])
  expect(refused.json.message).toContain('while we check our books')
  expect((await openCard(s, token)).refusal).toBe('sales-stopped')
  const later = { token, key: newKey(), body: { amount: '100' } }
  for (const app of [s.app, other.app])
    expect((await s.call(moveWinnings, later, app)).refusal).toBe('sales-stopped')
  // A repeated request gets its old answer, and reading goes on.
  expect((await move(key)).status).toBe(200)
  expect((await s.call(getTicket, { params: { id: ticket }, token })).status).toBe(200)
  expect((await walletsOf(s, playerId)).play).toBe(before.play + kobo(100))
})

test('batches that are announced meanwhile sell nothing, and what was sold is drawn and paid', async () => {
  const { token } = await s.player(kobo(5_000))
  const ticket = await buy(s, { token })
  await breakLedger()
  for (let batch = 0; batch < 3; batch++) {
    await drawBatch(s)
    expect(await tryToBuy(token)).toBe('sales-stopped')
  }
  const row = await s.db.one<{ status: string }>`select status from ticket_result where id = ${ticket}`
  expect(['won', 'lost']).toContain(row!.status)
})

test('a payment that has arrived is credited all the same, and buys nothing', async () => {
  const { token, playerId } = await s.player()
  const { slipId } = await register(s, { token })
  const { reference } = await openCard(s, token, '1000', slipId)
  await breakLedger()
  await settleAtProvider(s, reference, 'success')
  expect((await sendWebhook(s, webhookBody(reference, kobo(1_000)))).status).toBe(200)
  expect((await walletsOf(s, playerId)).play).toBe(kobo(1_000))
  expect((await s.db.one<{ n: number }>`select count(*) as n from ticket`)!.n).toBe(0)
})

test('readiness and figures say that nothing is sold, and the node goes on answering', async () => {
  const ready = async () => {
    const answer = await s.app.request('/readyz')
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  const figure = async () => /^sales_stopped (\d)$/m.exec(await (await s.app.request('/metrics')).text())?.[1]
  expect(await ready()).toMatchObject({ status: 200, selling: true, broken: [] })
  expect(await figure()).toBe('0')
  await breakLedger()
  expect(await ready()).toMatchObject({ status: 200, ready: true, selling: false, broken: [BROKEN] })
  expect(await figure()).toBe('1')
  expect((await s.call(currentBatch, { query: { game: 'instant-cashout' } })).status).toBe(200)
})

test('the operator lifts it, but not while anything is broken', async () => {
  const { token } = await s.player(kobo(5_000))
  expect(await operator('sell-again')).toBe('The ledger is whole, and sales were not stopped.')
  const broken = await breakLedger()
  expect(await operator('show')).toMatch(new RegExp(`^Nothing is sold since .*: ${BROKEN}\n`))
  await expect(operator('sell-again')).rejects.toThrow(`still broken, and nothing is sold:\n  ${BROKEN}`)
  await changeWallet(broken, -1)
  await s.clock.advance(10_000)
  await checkLately(s.service)
  await writeLimits(s.service)
  expect(await tryToBuy(token)).toBe('sales-stopped')
  expect(await operator('sell-again')).toBe('The ledger is whole: sales go on.')
  expect(await operator('show')).toMatch(/^Prize reserve/)
  expect(await tryToBuy(token)).toBe('')
})

test('a fault that sell-again is the first to find stops the sales that went on', async () => {
  const { token, playerId } = await s.player(kobo(5_000))
  await changeWallet(playerId, 1)
  const place = { ...s.service, randomness: s.service.ports.randomness }
  const words = ['sell-again', '--who=Bola', '--why=after a look']
  expect(await operate(place, words)).toBe(
    `The ledger is broken. Sales went on until now, and are stopped:\n  ${BROKEN}`,
  )
  expect(await tryToBuy(token)).toBe('sales-stopped')
  await expect(operate(place, words)).rejects.toThrow('still broken')
})

test('the operator stops sales and withdrawals by hand, and what was asked for before goes out once they go on', async () => {
  await s.close()
  const bank = standIn()
  s = await makeService({ payouts: [bank.port] })
  await operator('fund-reserve', '1000000')
  await s.runDue()
  const { token, playerId } = await winnerOf(s, kobo(5_000))
  await s.fund(playerId, kobo(500))
  expect((await ask(s, token)).status).toBe(200)
  await expect(operator('stop-sales')).rejects.toThrow('Say why')
  expect(await operator('stop-sales', 'a', 'copy')).toContain('until sell-again')
  expect(await operator('stop-sales', 'twice')).toBe('Sales were stopped already.')
  expect(await operator('show')).toMatch(/^Nothing is sold since .*: a copy\n/)
  expect(await tryToBuy(token)).toBe('sales-stopped')
  expect((await ask(s, token)).refusal).toBe('sales-stopped')
  await pass(s, 0, 60)
  expect(bank.sent).toEqual([])
  expect(await operator('sell-again')).toBe('The ledger is whole: sales go on.')
  await pass(s, 60, 60)
  expect(bank.sent).toHaveLength(1)
  expect(await tryToBuy(token)).toBe('')
})

test('while sales are stopped no transfer is repeated that the provider has lost, and it goes out once they go on', async () => {
  await s.close()
  const bank = standIn()
  s = await makeService({ payouts: [bank.port] })
  bank.script.send = () => 'lost'
  const { token } = await winnerOf(s, kobo(5_000))
  expect((await ask(s, token)).status).toBe(200)
  await pass(s, 0)
  await operator('stop-sales', 'a copy')
  await pass(s, 5, 15, 60, 300, 900)
  expect(bank.sent).toHaveLength(1)
  await operator('sell-again')
  bank.script.send = () => ({ outcome: 'accepted' })
  await pass(s, 3_600, 60)
  expect([bank.sent.length, bank.orders.size]).toEqual([2, 1])
})
