// Money out on a real PostgreSQL with two nodes, where everything truly happens at once.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { kobo } from '#src/lib/money.ts'
import { keepBanks } from '#server/db/queries/money/banks.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { reserveWithdrawal } from '#server/deeds/withdrawals/request-withdrawal.ts'
import { runPayouts } from '#server/deeds/withdrawals/run-payouts.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { balanceOf } from '#server/ledger/transfers.ts'
import { walletsOf } from '../support/play.ts'
import { patient, startPostgres, type TestPostgres } from '../support/postgres.ts'
import { hashOf } from '../support/selling.ts'
import { makeService, type TestService } from '../support/service.ts'
import { ACCOUNT, pass, standIn, transferEvent } from '../support/withdrawals.ts'

const bank = standIn()
let postgres: TestPostgres
let nodes: TestService[]

const node = async () => {
  const db = openPostgres(postgres.url, () => undefined, 24, patient)
  await migrate(db)
  return makeService({ db, payouts: [bank.port] })
}

beforeAll(async () => {
  postgres = await startPostgres({ durable: false })
  nodes = [await node(), await node()]
  await keepBanks(nodes[0]!.db, await bank.port.banks())
}, 120_000)
afterEach(async () => expect(await checkInvariants(nodes[0]!.db)).toEqual([]))
afterAll(async () => {
  for (const each of nodes ?? []) await each.close()
  postgres?.stop()
})

const account = {
  bank: { code: ACCOUNT.bank_code, name: 'Guaranty Trust Bank' },
  accountNumber: ACCOUNT.account_number,
  accountName: 'OBI ADA',
  fit: 'same' as const,
}

/** Five hundred requests of ₦500 at once on a wallet of ₦3,600, on both nodes in turn. */
const fiveHundred = async (keyOf: (n: number) => string) => {
  const [first] = nodes
  const { playerId } = await first!.player()
  await first!.fund(playerId, kobo(3_600), 'winnings')
  const before = { sent: bank.sent.length, paid: await balanceOf(first!.db, 'clearing:payouts') }
  const asked = Array.from({ length: 500 }, (_, n) =>
    reserveWithdrawal(
      nodes[n % 2]!.service,
      {
        playerId,
        amount: kobo(500),
        bankCode: ACCOUNT.bank_code,
        accountNumber: ACCOUNT.account_number,
        save: false,
        requestKey: keyOf(n),
        requestHash: hashOf(keyOf(n)),
      },
      account,
    ),
  )
  const answers = await Promise.allSettled(asked)
  await Promise.all(nodes.map(each => runPayouts(each.service)))
  await pass(first!, 0, 5)
  const refused = answers.flatMap(it => (it.status === 'rejected' ? [it.reason.refusal] : []))
  return {
    done: new Set(answers.flatMap(it => (it.status === 'fulfilled' ? [it.value] : []))).size,
    refused: refused.length,
    refusals: new Set(refused),
    sent: bank.sent.length - before.sent,
    paid: (await balanceOf(first!.db, 'clearing:payouts')) - before.paid,
    left: (await walletsOf(first!, playerId)).winnings,
    flying: await balanceOf(first!.db, 'withdrawals_in_flight'),
  }
}

test('500 equal requests at once on two nodes are one withdrawal, sent and paid once', async () => {
  expect(await fiveHundred(() => 'one-key-for-all')).toEqual({
    done: 1,
    refused: 0,
    refusals: new Set(),
    sent: 1,
    paid: kobo(500),
    left: kobo(3_100),
    flying: 0,
  })
})

test('of 500 different ones at once as many are done as the wallet pays for: seven', async () => {
  expect(await fiveHundred(n => `key-number-${n}`)).toEqual({
    done: 7,
    refused: 493,
    refusals: new Set(['wallet-short']),
    sent: 7,
    paid: kobo(3_500),
    left: kobo(100),
    flying: 0,
  })
})

test('500 webhooks about a transfer, of every kind and order, forged, and about others, move its money once', async () => {
  const [first] = nodes
  const { playerId } = await first!.player()
  await first!.fund(playerId, kobo(500), 'winnings')
  const key = 'webhook-withdrawal'
  const it = { playerId, amount: kobo(500), bankCode: '058', accountNumber: ACCOUNT.account_number }
  bank.script.verify = () => ({ outcome: 'accepted' })
  await reserveWithdrawal(
    first!.service,
    { ...it, save: false, requestKey: key, requestHash: hashOf(key) },
    account,
  )
  await pass(first!, 0)
  const reference = bank.sent.at(-1)!
  const events = [
    'transfer.reversed',
    'transfer.success',
    'transfer.failed',
    'charge.success',
    'refund.processed',
  ]
  const unknown = `wd${'0'.repeat(32)}`
  const storm = () =>
    Promise.all(
      Array.from({ length: 500 }, (_, n) =>
        transferEvent(nodes[n % 2]!, n % 7 === 6 ? unknown : reference, events[n % events.length]),
      ),
    )
  const look = async () => [
    (await walletsOf(first!, playerId)).winnings,
    await balanceOf(first!.db, 'withdrawals_in_flight'),
  ]
  const forged = await first!.app.request('/api/webhooks/paystack', {
    method: 'POST',
    body: JSON.stringify({ event: 'transfer.success', data: { reference } }),
    headers: { 'x-paystack-signature': 'f'.repeat(128) },
  })
  expect(forged.status).toBe(401)
  bank.script.verify = ({ amount }) => ({ outcome: 'succeeded', amount, currency: 'NGN' })
  const statuses = new Set((await storm()).map(answer => answer.status))
  expect([statuses, await look()]).toEqual([new Set([200]), [0, 0]])
  bank.script.verify = ({ amount }) => ({ outcome: 'reversed', amount, currency: 'NGN' })
  await storm()
  expect(await look()).toEqual([kobo(500), 0])
  const back = await first!.db.many(
    `select 1 from transfer where kind = 'withdrawal-reversed' and cause = $1`,
    [reference],
  )
  expect(back).toHaveLength(1)
}, 120_000)
