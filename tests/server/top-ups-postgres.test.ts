// Money in on a real PostgreSQL with two nodes, where everything truly happens at once.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as games from '#src/contract/games.ts'
import * as wallet from '#src/contract/wallet.ts'
import { checkProof } from '#src/proof/verify.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { sql, type Part } from '#server/db/sql.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { seed } from '#server/deeds/sandbox/seed.ts'
import { reconcileTopUps } from '#server/deeds/top-ups/reconcile-top-ups.ts'
import { sandboxPlayers } from '#server/deeds/sandbox/sandbox-players.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { gate } from '../support/gate.ts'
import { drawBatch, newKey, register, walletsOf } from '../support/play.ts'
import { patient, startPostgres, type TestPostgres } from '../support/postgres.ts'
import { makeService, type TestService } from '../support/service.ts'
import { openCard, sendWebhook, settleAtProvider, webhookBody } from '../support/top-ups.ts'

let postgres: TestPostgres
let nodes: [TestService, TestService]

const node = async () => {
  const db = openPostgres(postgres.url, () => undefined, 4, patient)
  await migrate(db)
  return makeService({ db })
}

beforeAll(async () => {
  postgres = await startPostgres()
  nodes = [await node(), await node()]
}, 120_000)
afterAll(async () => {
  for (const each of nodes ?? []) await each.close()
  await postgres?.stop()
})

/** The same many times at once, on both nodes in turn. */
const atOnce = <T>(times: number, ask: (it: TestService, n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, n) => ask(nodes[n % 2]!, n)))

const count = async (rows: Part) =>
  (await nodes[0].db.one<{ count: number }>`select count(*) as count from ${rows}`)!.count

test('two nodes that start at once seed once, and their players buy once in each batch', async () => {
  const seeded = await Promise.all(nodes.map(it => seed(it.service)))
  expect(seeded.toSorted()).toEqual([false, true])
  expect(await count(sql`player`)).toBe(12)
  await nodes[0].runDue()
  await nodes[0].clock.advance(2 * MINUTE)
  await atOnce(6, it => sandboxPlayers(it.service))
  const twice = await nodes[0].db.many`select 1 from ticket group by player_id, batch_id having count(*) > 1`
  expect(twice).toEqual([])
  expect(await checkInvariants(nodes[0].db)).toEqual([])
})

test('500 webhooks at once on two nodes credit once and buy the slip once', async () => {
  const it = nodes[0]
  const { token, playerId } = await it.player()
  const { slipId } = await register(it, { token })
  const { reference } = await openCard(it, token, '1000', slipId)
  await settleAtProvider(it, reference, 'success')
  const body = webhookBody(reference, kobo(1000))
  const answers = await atOnce(500, each => sendWebhook(each, body))
  expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]))
  // What was still under way when the provider got its answer is ended by the reconciliation.
  await it.clock.advance(MINUTE)
  const played = async () => {
    await reconcileTopUps(it.service)
    return (await walletsOf(it, playerId)).play
  }
  await expect.poll(played).toBe(kobo(900))
  expect(await count(sql`transfer where kind = 'top_up' and cause = ${reference}`)).toBe(1)
  expect(await count(sql`ticket where player_id = ${playerId}`)).toBe(1)
  const topUp = await it.call(wallet.getTopUp, { token, params: { reference } })
  expect(topUp.data).toMatchObject({
    state: 'credited',
    slip: { bought: true, message: 'Your ticket is bought' },
  })
})

test('100 taps at once on two nodes with one key open one checkout at the provider, and all get its link', async () => {
  const { token, playerId } = await nodes[0].player()
  const key = newKey()
  const opened = gate()
  let asked = 0
  const slow = nodes.map(it => {
    const { payments } = it.service.ports
    return vi.spyOn(payments, 'open').mockImplementation(async ({ reference }) => {
      const paymentLink = `https://checkout.example/${reference}/${++asked}`
      await opened.opened
      return { paymentLink }
    })
  })
  const taps = atOnce(100, it => openCard(it, token, '700', '', key))
  await vi.waitFor(() => expect(asked).toBe(1), 30_000)
  // The provider is slow: meanwhile both nodes have looked again and again.
  for (const it of nodes) {
    const looked = vi.spyOn(it.db, 'one')
    await vi.waitFor(() => expect(looked.mock.calls.length).toBeGreaterThan(100), 30_000)
    looked.mockRestore()
  }
  opened.open()
  const answers = await taps
  for (const each of slow) each.mockRestore()
  expect(asked).toBe(1)
  const [{ reference } = { reference: '' }] = answers
  const links = new Set(answers.map(answer => `${answer.status} ${answer.link}`))
  expect(links).toEqual(new Set([`200 https://checkout.example/${reference}/1`]))
  expect(await count(sql`top_up where player_id = ${playerId}`)).toBe(1)
})

test('50 moves at once never take more than the winnings', async () => {
  const { token, playerId } = await nodes[0].player()
  await nodes[0].fund(playerId, kobo(700), 'winnings')
  const answers = await atOnce(50, it =>
    it.call(wallet.moveWinnings, { token, key: newKey(), body: { amount: '300' } }),
  )
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(2)
  expect(new Set(answers.map(answer => answer.refusal))).toEqual(new Set(['', 'wallet-short']))
  expect(await walletsOf(nodes[0], playerId)).toMatchObject({ play: kobo(600), winnings: kobo(100) })
})

test('tickets, movements and proofs read the same as on the embedded database', async () => {
  const it = nodes[0]
  const { token } = await it.player(kobo(500))
  const { slipId, price } = await register(it, { token })
  await it.call(games.lotteryPayment, {
    token,
    key: newKey(),
    body: {
      amount: String(price),
      from_play_wallet: true,
      from_referral_wallet: false,
      card_payment: false,
      game_play_id: slipId,
    },
  })
  await drawBatch(it)
  const ticket = (await it.call(games.getTicket, { token, params: { id: slipId } })).data
  expect(checkProof(ticket.proof).map(check => check.state)).toEqual(Array(6).fill('passed'))
  expect((await it.call(games.listTickets, { token })).data.results[0]!.game_play_id).toBe(slipId)
  const { results } = (await it.call(wallet.listTransactions, { token })).data
  expect(results.at(-1)!.amount).toBe(kobo(500))
  expect(await checkInvariants(it.db)).toEqual([])
})
