// A service that only pays withdrawals, until it is killed; with FINISH it begins no new ones and finishes the open ones.
import { randomInt, randomUUID } from 'node:crypto'
import { ofetch } from 'ofetch'
import { kobo } from '#src/lib/money.ts'
import { keepBanks } from '#server/db/queries/money/banks.ts'
import { giveBackByHand } from '#server/deeds/withdrawals/decide.ts'
import { reserveWithdrawal } from '#server/deeds/withdrawals/request-withdrawal.ts'
import { runPayouts } from '#server/deeds/withdrawals/run-payouts.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import { paystackPayouts } from '#server/ports/payouts-paystack.ts'
import { hashOf } from '../../support/selling.ts'
import { begin } from '../begin.ts'
import { tell } from '../tell.ts'

const ask = ofetch.create({ baseURL: process.env.PROVIDER!, timeout: 2_000, retry: 0 })
const { calm, clock, players } = await begin({ payouts: [paystackPayouts('sk_test_x', ask)] })
const { db } = calm
process.stdin.on('end', () => process.exit()).resume()

const bank = { code: '058', name: 'Guaranty Trust Bank' }
const accountNumber = '0123456789'
const account = { bank, accountNumber, accountName: 'OBI ADA', fit: 'same' as const }

const fund = async () => {
  await keepBanks(db, [bank])
  if (await db.one`select 1 from transfer where cause = 'winnings 0'`) return
  for (const [at, playerId] of players.entries()) {
    const credit = walletCode(playerId, 'winnings')
    const it = {
      debit: 'clearing:card',
      credit,
      amount: kobo(50_000_000),
      kind: 'top_up',
      cause: `winnings ${at}`,
    }
    await db.tx(tx => post(tx, [it]))
  }
}

const reserve = async () => {
  const requestKey = randomUUID()
  const it = {
    playerId: players[randomInt(players.length)]!,
    amount: kobo(randomInt(500, 5_000)),
    bankCode: bank.code,
    accountNumber,
    save: false,
    requestKey,
    requestHash: hashOf(requestKey),
  }
  tell('doing', 'withdrawal')
  tell('moved', `withdrawal ${await reserveWithdrawal(calm, it, account)}`)
}

const openOnes = () =>
  db.many<{ id: string; state: string; reference: string | null; age: number }>`
    select id, state, extract(epoch from game_clock() - requested_at)::float8 as age,
      (select reference from payout_attempt a
        where a.withdrawal_id = w.id and a.state in ('sent', 'accepted', 'unknown')) as reference
    from withdrawal w where state in ('held', 'reserved', 'sent')`

await fund()
tell('looked', { broken: await checkInvariants(db), lost: [], serving: performance.now(), cpu: 0 })
const work = async () => {
  await Promise.all([reserve(), reserve(), runPayouts(calm)])
  tell('doing', 'settle')
  await Promise.all([runPayouts(calm), runPayouts(calm)])
  await clock.advance(randomInt(1, 120) * 1_000)
}
while (process.env.FINISH === undefined) await work()
// What the provider does not know after days is what the operator gives back.
for (let hours = 0; hours < 24 * 8; hours++) {
  await clock.advance(3_600_000)
  while ((await runPayouts(calm)) > 0);
  const open = await openOnes()
  if (open.length === 0) break
  for (const { id, reference, age } of open)
    if (age > 72 * 3_600) {
      const known = reference && (await ask(`/transfer/verify/${reference}`).catch(() => undefined))
      if (!known) {
        await giveBackByHand(db, { id, who: 'Bisi', why: 'The provider does not know it' })
        tell('settled', id)
      }
    }
}
// Long enough for banks to have sent back what they will.
for (let day = 0; day < 5; day++) {
  await clock.advance(25 * 3_600_000)
  while ((await runPayouts(calm)) > 0);
}
const rows = await db.many<{ id: string; state: string; references: string[]; paid: string[] }>`
  select w.id, w.state, array_agg(a.reference) filter (where a.reference is not null) as references,
    array_agg(a.reference) filter (where a.state = 'succeeded') as paid
  from withdrawal w left join payout_attempt a on a.withdrawal_id = w.id group by w.id`
tell('ended', { broken: await checkInvariants(db), rows })
