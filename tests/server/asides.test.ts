// Work beside the draws: a silent provider holds up nothing else.
import { expect, test } from 'vitest'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { sql, type Part } from '#server/db/sql.ts'
import { queueMail } from '#server/db/queries/mail/outbox.ts'
import { ensureBatches } from '#server/deeds/draws/ensure-batches.ts'
import { reconcileTopUps } from '#server/deeds/top-ups/reconcile-top-ups.ts'
import { makeAsides } from '#server/jobs/asides.ts'
import { onDatabase } from '#server/service.ts'
import { around } from '../support/around.ts'
import { gate } from '../support/gate.ts'
import { makeService } from '../support/service.ts'
import { openCard, sandboxOf, settleAtProvider, sendWebhook, webhookBody } from '../support/top-ups.ts'
import { ask, standIn, winnerOf } from '../support/withdrawals.ts'

const PATIENCE = { timeout: 60_000 }

test('a payment provider that is silent holds up no withdrawal, no e-mail and no limit, and is asked once', async () => {
  const bank = standIn()
  const s = await makeService({ payouts: [bank.port] })
  const { token } = await s.player()
  await openCard(s, token)
  await s.clock.advance(MINUTE)
  await ensureBatches(s.service, s.clock.now())
  const winner = await winnerOf(s, kobo(100_000))
  expect((await ask(s, winner.token)).status).toBe(200)
  await queueMail(s.db, { kind: 'newsletter-confirm', recipient: 'ada@example.com', about: '', seconds: 600 })

  const answer = gate()
  let asked = 0
  sandboxOf(s).verify = async () => {
    asked++
    await answer.opened
    return undefined
  }
  const beside = makeAsides(s.service)
  const untilNone = (rows: Part) => expect.poll(() => s.db.many`${rows}`, PATIENCE).toEqual([])
  beside.begin()
  await expect.poll(() => asked, PATIENCE).toBe(1)
  await expect.poll(() => bank.sent.length, PATIENCE).toBe(1)
  await untilNone(sql`select 1 from mail_outbox where next_at is not null`)
  await untilNone(sql`select 1 from batch where worst_limit is null`)

  // Its turn comes again while the first is still going on; all others have theirs.
  await s.clock.advance(MINUTE)
  expect((await ask(s, winner.token)).status).toBe(200)
  const sentByNow = () => {
    // A lane that is still busy is left alone, so it may begin only now.
    beside.begin()
    return bank.sent.length
  }
  await expect.poll(sentByNow, PATIENCE).toBe(2)
  expect(asked).toBe(1)
  answer.open()
  await beside.end()
  await s.close()
})

test('the whole ledger is looked at for as long as it takes, and minutes, limits and all else are not kept waiting', async () => {
  const s = await makeService({ now: Date.UTC(2026, 10, 21, 2, 10) })
  const looked = gate()
  const held = around(s.db, async (ask, _, values) => {
    if (values.includes('whole')) await looked.opened
    return ask()
  })
  const beside = makeAsides(onDatabase(s.service, { ...s.db, ...held }))
  const minutes = async () => {
    // A lane that is busy is left alone, so the rest of it may begin only now.
    beside.begin()
    return (await s.db.one<{ n: number }>`select coalesce(sum(minutes), 0)::int as n from minutes_up`)!.n
  }
  for (const minute of [1, 2]) {
    await expect.poll(minutes, PATIENCE).toBe(minute)
    await s.clock.advance(MINUTE)
  }
  looked.open()
  await beside.end()
  expect(
    await s.db.one`select 1 from ledger_check where part = 'whole' and ended_at is not null`,
  ).toBeDefined()
  await s.close()
})

test('whatever takes long among the rest holds up no minute of those in which a node is up', async () => {
  const s = await makeService()
  const answer = gate()
  const know = () => answer.opened
  const beside = makeAsides({ ...s.service, signer: { ...s.service.signer, know } })
  const minutes = async () => {
    beside.begin()
    return (await s.db.one<{ minutes: number }>`select minutes from minutes_up`)?.minutes ?? 0
  }
  await expect.poll(minutes, PATIENCE).toBe(1)
  await s.clock.advance(MINUTE)
  await expect.poll(minutes, PATIENCE).toBe(2)
  answer.open()
  await beside.end()
  await s.close()
})

test('a provider that is silent is asked twice a round, about other payments each time; a refusal is an answer', async () => {
  const s = await makeService()
  const open = async () => (await openCard(s, (await s.player()).token)).reference
  const suspects = [await open(), await open(), await open()]
  for (const reference of suspects) {
    await settleAtProvider(s, reference, 'success')
    await sendWebhook(s, webhookBody(reference, kobo(1_000)))
  }
  const unpaid = [await open(), await open(), await open()]
  await s.clock.advance(MINUTE)
  await s.db.many`update top_up set look_again_at = game_clock() where reference = any(${suspects}::text[])`
  await s.clock.advance(1)
  const asked: string[] = []
  let error = new Error('no answer within ten seconds')
  const askNobody = async (reference: string) => {
    asked.push(reference)
    throw error
  }
  Object.assign(sandboxOf(s), { verify: askNobody, takenBack: askNobody })

  for (const times of [2, 4, 6]) {
    await reconcileTopUps(s.service)
    expect(asked).toHaveLength(times)
    await s.clock.advance(1)
  }
  expect(asked.toSorted()).toEqual([...suspects, ...unpaid].toSorted())
  error = Object.assign(new Error('403 Forbidden'), { status: 403 })
  await s.clock.advance(MINUTE)
  await reconcileTopUps(s.service)
  expect(asked).toHaveLength(12)
  await s.close()
})
