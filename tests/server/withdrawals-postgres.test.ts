// Money out on a real PostgreSQL with two nodes, where everything truly happens at once.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { requestWithdrawal as requestCall } from '#src/contract/withdrawals.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import type { Db } from '#server/db/db.ts'
import { insertChange } from '#server/db/queries/accounts/changes.ts'
import { putDocument } from '#server/db/queries/accounts/identity-documents.ts'
import { keepBanks } from '#server/db/queries/money/banks.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { acceptDocument } from '#server/deeds/documents/decide-document.ts'
import { giveBackByHand, hold } from '#server/deeds/withdrawals/decide.ts'
import { reserveWithdrawal } from '#server/deeds/withdrawals/request-withdrawal.ts'
import { followTransfer } from '#server/deeds/withdrawals/follow-transfer.ts'
import { runPayouts } from '#server/deeds/withdrawals/run-payouts.ts'
import { excludeSelf } from '#server/deeds/safer-play/exclude-self.ts'
import { followTakeBacks } from '#server/deeds/top-ups/follow-take-backs.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { balanceOf } from '#server/ledger/transfers.ts'
import { setSandboxTakenBack } from '#server/ports/payments-sandbox.ts'
import { onDatabase } from '#server/service.ts'
import { gate } from '../support/gate.ts'
import { PIN } from '../support/lucky.ts'
import { newKey, walletsOf } from '../support/play.ts'
import { patient, startPostgres, type TestPostgres } from '../support/postgres.ts'
import { hashOf } from '../support/selling.ts'
import { makeService, type TestService } from '../support/service.ts'
import { openCard, sendWebhook, settleAtProvider, webhookBody } from '../support/top-ups.ts'
import {
  ACCOUNT,
  attemptsOf,
  openCases,
  pass,
  standIn,
  transferEvent,
  winnerOf,
  wish,
} from '../support/withdrawals.ts'
import { untilWaiting } from '../support/waiting.ts'

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
  expect(statuses).toEqual(new Set([200]))
  // Whatever takes longer than a provider waits goes on after the answer.
  await expect.poll(look).toEqual([0, 0])
  bank.script.verify = ({ amount }) => ({ outcome: 'reversed', amount, currency: 'NGN' })
  await storm()
  await expect.poll(look).toEqual([kobo(500), 0])
  const back = await first!.db.many`
    select 1 from transfer where kind = 'withdrawal-reversed' and cause = ${reference}`
  expect(back).toHaveLength(1)
}, 120_000)

/** A database whose first transaction stops before it is committed; those after it wait until they are let in. */
const stopping = (db: Db) => {
  const [stopped, commits, others] = [gate(), gate(), gate()]
  let isFirst = true
  const tx: Db['tx'] = async work => {
    if (!isFirst) await others.opened
    if (!isFirst) return db.tx(work)
    isFirst = false
    return db.tx(async it => {
      const done = await work(it)
      stopped.open()
      await commits.opened
      return done
    })
  }
  return { db: { ...db, tx }, stopped: stopped.opened, commit: commits.open, letIn: others.open }
}

let keys = 0
const reserved = async (prepare = async (_playerId: number): Promise<unknown> => undefined) => {
  const [first] = nodes
  const { playerId } = await first!.player()
  await first!.fund(playerId, kobo(500), 'winnings')
  await prepare(playerId)
  const key = `one-of-few-${++keys}`
  const { bank_code: bankCode, account_number: accountNumber } = ACCOUNT
  const asked = { playerId, amount: kobo(500), bankCode, accountNumber, save: false }
  const id = await reserveWithdrawal(
    first!.service,
    { ...asked, requestKey: key, requestHash: hashOf(key) },
    account,
  )
  const look = async () => ({
    state: (await first!.db.one<{ state: string }>`select state from withdrawal where id = ${id}`)!.state,
    attempts: (await attemptsOf(first!, id)).map(it => it.state),
    winnings: (await walletsOf(first!, playerId)).winnings,
    cases: await openCases(first!, id),
  })
  return { id, look, byHand: { id, who: 'Bola', why: 'the player asked' } }
}

test('what a node begins to send while the operator gives it back is paid once, and the operator is told', async () => {
  bank.script.verify = ({ amount }) => ({ outcome: 'succeeded', amount, currency: 'NGN' })
  const [first, second] = nodes
  const it = await reserved()
  const before = bank.sent.length
  const node = stopping(first!.db)
  const sending = runPayouts(onDatabase(first!.service, node.db))
  await node.stopped
  const giving = giveBackByHand(second!.db, it.byHand).then(
    () => 'given back',
    (error: Error) => error.message,
  )
  await untilWaiting(nodes[0]!.db, 1)
  node.commit()
  expect(await giving).toBe('It cannot be given back: it is being sent. Ask the provider in three minutes')
  node.letIn()
  await sending
  await pass(first!, 5)
  expect(bank.sent).toHaveLength(before + 1)
  expect(await it.look()).toEqual({ state: 'paid', attempts: ['succeeded'], winnings: 0, cases: [] })
})

test('a give-back and the word that it was paid: whichever commits first counts, and the other moves no money', async () => {
  const [first, second] = nodes
  for (const isGivenFirst of [true, false]) {
    bank.script.verify = () => ({ outcome: 'accepted' })
    const it = await reserved()
    await pass(first!, 0)
    bank.script.verify = ({ amount }) => ({ outcome: 'succeeded', amount, currency: 'NGN' })
    const reference = bank.sent.at(-1)!
    const quick = stopping(first!.db)
    const hear = (on: Db) => followTransfer(onDatabase(second!.service, on), reference)
    const give = (on: Db) => giveBackByHand(on, it.byHand)
    const [early, late] = isGivenFirst ? [give, hear] : [hear, give]
    const one = early(quick.db)
    await quick.stopped
    const other = late(second!.db).then(
      () => 'done',
      (error: Error) => error.message,
    )
    await untilWaiting(nodes[0]!.db, 1)
    quick.commit()
    await one
    expect(await other).toBe(isGivenFirst ? 'done' : 'It cannot be given back: it is paid')
    expect(await it.look()).toEqual(
      isGivenFirst
        ? { state: 'returned', attempts: ['refused'], winnings: kobo(500), cases: ['contradiction'] }
        : { state: 'paid', attempts: ['succeeded'], winnings: 0, cases: [] },
    )
  }
})

test('a hold that comes while a node ends another one stays', async () => {
  const [first, second] = nodes
  const it = await reserved(playerId => insertChange(first!.db, playerId, 'pin'))
  await first!.clock.advance(DAY)
  const { db } = first!
  let isRead = false
  const one: Db['one'] = async (texts, ...values) => {
    const row = await db.one<never>(texts, ...values)
    if (!isRead && values.includes(it.id) && texts.join('').includes('from withdrawal w')) {
      isRead = true
      await hold(second!.db, { ...it.byHand, reason: 'authority', hours: 72 })
    }
    return row
  }
  await runPayouts(onDatabase(first!.service, { ...db, one }))
  expect(isRead).toBe(true)
  await pass(first!, 5, 60)
  expect(await it.look()).toMatchObject({ state: 'held', attempts: [] })
})

test('a document that is accepted in the moment of a withdrawal lets it go out', async () => {
  const [first, second] = nodes
  const { playerId } = await first!.player()
  await first!.fund(playerId, kobo(500), 'winnings')
  const document = crypto.randomUUID()
  await putDocument(first!.db, { id: document, playerId, sealed: new Uint8Array([1]) })
  const settings = { ...first!.service.settings, WITHDRAWAL_DOCUMENT_ABOVE: 100 }
  const node = stopping(first!.db)
  const { bank_code: bankCode, account_number: accountNumber } = ACCOUNT
  const asked = { playerId, amount: kobo(500), bankCode, accountNumber, save: false }
  const key = 'accepted-meanwhile'
  const withdrawal = reserveWithdrawal(
    { ...onDatabase(first!.service, node.db), settings },
    { ...asked, requestKey: key, requestHash: hashOf(key) },
    account,
  )
  await node.stopped
  const decision = { id: document, who: 'Bola', why: 'a passport' }
  const accepted = acceptDocument({ db: second!.db, settings }, decision)
  await Promise.race([accepted, untilWaiting(first!.db, 1)])
  node.commit()
  const id = await withdrawal
  expect(await accepted).toBe(1)
  expect(await first!.db.one`select state from withdrawal where id = ${id}`).toEqual({ state: 'reserved' })
  await pass(first!, 0, 5)
})

test('card money that is taken back in the moment of its withdrawal does not go out as if it were none', async () => {
  const [first, second] = nodes
  const { token, playerId } = await first!.player()
  const { reference } = await openCard(first!, token, '5000')
  await settleAtProvider(first!, reference, 'success')
  await sendWebhook(first!, webhookBody(reference, kobo(5_000)))
  await excludeSelf(first!.service, playerId, 6)
  await setSandboxTakenBack(first!.db, reference, kobo(5_000), false)
  // The withdrawal has seen no debt by then, and not yet how much came by card.
  const [stands, goesOn] = [gate(), gate()]
  const standing = first!.db.tx(async tx => {
    await tx.exec('lock table account_change in access exclusive mode')
    stands.open()
    await goesOn.opened
  })
  await stands.opened
  const { bank_code: bankCode, account_number: accountNumber } = ACCOUNT
  const asked = { playerId, amount: kobo(5_000), bankCode, accountNumber, save: false }
  const key = 'taken-back-meanwhile'
  const withdrawal = reserveWithdrawal(
    first!.service,
    { ...asked, requestKey: key, requestHash: hashOf(key) },
    account,
  )
  await untilWaiting(nodes[0]!.db, 1)
  const takenBack = followTakeBacks(second!.service, reference)
  await Promise.race([takenBack, untilWaiting(nodes[0]!.db, 2)])
  goesOn.open()
  await Promise.all([standing, takenBack])
  expect(
    await first!.db.one`
      select w.state, w.hold_reason, d.amount as debt from withdrawal w join debt d using (player_id)
      where w.id = ${await withdrawal}`,
  ).toEqual({ state: 'held', hold_reason: 'card-money', debt: kobo(5_000) })
})

const left = ({ json }: { json: unknown }) => JSON.stringify(json).match(/(\d) tries are left/)?.[1]

test('a wrong PIN whose answer was lost is one try at whichever node it is sent again, and another one is a second', async () => {
  const [first, second] = nodes as [TestService, TestService]
  const { token } = await winnerOf(first, kobo(5_000))
  const asked = (at: TestService, pin: string, key: string) =>
    at.call(requestCall, { token, key, body: { ...wish(), transaction_pin: pin } })
  const [key, other] = [newKey(), newKey()]
  const twins = await Promise.all([first, second].map(at => asked(at, '1470', key)))
  expect(twins.map(it => it.refusal)).toEqual(['pin-wrong', 'pin-wrong'])
  expect(twins.map(left).toSorted()).toEqual(['4', undefined])
  expect((await asked(first, '1470', key)).refusal).toBe('pin-wrong')
  expect(left(await asked(second, '2581', key))).toBe('3')
  expect(left(await asked(first, '1470', other))).toBe('2')
  expect((await asked(second, PIN, key)).status).toBe(200)
})
