// Card payments through the sandbox provider: opened, paid or failed there, reported by webhook, or asked
// about.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { kobo, type Kobo } from '#src/lib/money.ts'
import { findTopUp } from '#server/db/queries/money/top-ups.ts'
import { openTopUp } from '#server/deeds/top-ups/open-top-up.ts'
import { reconcileTopUps } from '#server/deeds/top-ups/reconcile-top-ups.ts'
import { settleWebhook } from '#server/deeds/top-ups/settle-webhook.ts'
import { setSandboxPayment, setSandboxTakenBack } from '#server/ports/payments-sandbox.ts'
import { hashOf } from '../../support/selling.ts'
import { priceOf } from '../model.ts'
import { sandboxOf } from '../real.ts'
import { newSlip, slipWish } from './slips.ts'
import { nodeOf, outcomeOf, pick, step, which, type World } from './step.ts'
import { turn } from './time.ts'

export const openFor = async (
  world: World,
  player: number,
  amount: number,
  slip: string | null,
  node: number,
) => {
  const { real, topUps } = world
  const request = {
    playerId: real.players[player]!,
    amount,
    ...(slip ? { slipId: slip } : {}),
    requestKey: `top-up-number-${++real.count}`,
    requestHash: hashOf(String(real.count)),
  }
  const expected = topUps.refusalOf(player, amount, slip)
  const open = (at: number) => outcomeOf(openTopUp(nodeOf(world, at), request))
  // A duplicate request polls for the first one's checkout every tenth of a second, so keep those rare.
  const [answer, second] =
    node % 8 === 0 ? await Promise.all([open(0), open(1)]) : [await open(0), await open(1)]
  assert.deepEqual(answer, second)
  world.seen(expected ?? (slip ? 'top-up opened for a slip' : 'top-up opened'))
  if (expected || typeof answer !== 'object') return assert.equal(answer, expected)
  assert(answer.paymentLink?.includes(answer.reference))
  topUps.open(answer.reference, { player, amount, slip })
}

export const topUp = fc
  .record({ who: which, naira: fc.constantFrom(99, 100, 500, 3_000) })
  .map(({ who, naira }) =>
    step(`${who} opens a top-up of ${naira}`, world =>
      openFor(world, who % world.model.players.length, kobo(naira), null, who),
    ),
  )

export const payByCard = fc.record({ slip: slipWish, old: which, isNew: fc.boolean() }).map(wish =>
  step(`pays ${wish.isNew ? 'a new slip' : `slip ${wish.old}`} by card`, async world => {
    const id = wish.isNew ? await newSlip(world, wish.slip) : pick([...world.model.slips.keys()], wish.old)
    const slip = world.model.slips.get(id)!
    await openFor(world, slip.player, Math.max(kobo(100), priceOf(slip)), id, wish.old)
  }),
)

const told = async (world: World, reference: string, node: number) => {
  const service = nodeOf(world, node)
  const body = JSON.stringify({ event: 'charge.success', data: { reference } })
  await settleWebhook(service, new TextEncoder().encode(body), sandboxOf(service).sign(body))
}

/** A webhook with slow work is answered before it is done; here we wait for it. */
const untilFollowed = async ({ real }: World, reference: string, provider: string) => {
  for (let turn = 0; turn < 5_000; turn++) {
    const row = (await findTopUp(real.db, reference))!
    const isBought = row.slip_id === null || row.slip_outcome !== null
    if (provider === 'pending' || row.state === 'failed' || (row.state === 'credited' && isBought)) return
  }
  assert.fail(`${reference} was not followed`)
}

/** What happens at the provider, then its webhook, perhaps several times and on any node. */
export const provider = fc
  .record({
    which,
    state: fc.constantFrom<'success' | 'failed' | undefined>('success', 'success', 'failed', undefined),
    words: fc.nat(2),
  })
  .map(wish =>
    step(`top-up ${wish.which} ${wish.state ?? 'waits'}, said ${wish.words} times`, async world => {
      const { real, topUps, seen } = world
      if (topUps.all.size === 0) return
      const [reference, it] = pick([...topUps.all], wish.which)
      if (wish.state) {
        await setSandboxPayment(real.db, reference, wish.state)
        topUps.atProvider(reference, wish.state)
      }
      if (wish.words === 0) return
      await Promise.all(
        Array.from({ length: wish.words }, (_, at) => told(world, reference, wish.which + at)),
      )
      await untilFollowed(world, reference, it.provider)
      topUps.webhook(reference)
      seen(`top-up ${it.state}`)
      if (wish.words > 1) seen('webhook of a top-up repeated')
      if (it.outcome) seen(`slip of a top-up ${it.outcome}`)
    }),
  )

/** Until what the provider says of it is done. */
export const tellOf = async (world: World, reference: string, provider: string): Promise<void> => {
  await told(world, reference, 0)
  await untilFollowed(world, reference, provider)
}

export const payAndTell = async (world: World, reference: string): Promise<void> => {
  await setSandboxPayment(world.real.db, reference, 'success')
  world.topUps.atProvider(reference, 'success')
  await tellOf(world, reference, 'success')
  world.topUps.webhook(reference)
}

interface TakeBack {
  node: number
  isDisputed: boolean
  /** How often the webhook comes. */
  words: number
}

/** @param taken kobo that the provider has taken back of it in all */
export const takeBackOf = async (
  world: World,
  reference: string,
  taken: Kobo,
  it: TakeBack,
): Promise<void> => {
  const { real, topUps, model } = world
  await setSandboxTakenBack(real.db, reference, taken, it.isDisputed)
  const body = JSON.stringify({ event: 'refund.processed', data: { transaction_reference: reference } })
  const tell = (at: number) => {
    const service = nodeOf(world, it.node + at)
    return settleWebhook(service, new TextEncoder().encode(body), sandboxOf(service).sign(body))
  }
  await Promise.all(Array.from({ length: it.words }, (_, at) => tell(at)))
  await untilTaken(world, reference, taken)
  topUps.takeBack(reference, taken)
  if (it.isDisputed) world.seen('payment disputed')
  const { player } = topUps.all.get(reference)!
  world.seen(model.debts.get(player) ? 'payment taken back, and owed' : 'payment taken back')
}

/** A credited payment is taken back, wholly or partly, or returns; the webhook may come several times. */
export const takeBack = fc
  .record({
    which,
    part: fc.constantFrom(0, 1, 2, 2),
    isDisputed: fc.boolean(),
    words: fc.integer({ min: 1, max: 3 }),
  })
  .map(wish =>
    step(`${wish.part} halves of top-up ${wish.which} are taken back`, async world => {
      const credited = [...world.topUps.all].filter(([, it]) => it.state === 'credited')
      if (credited.length === 0) return
      const [reference, { amount }] = pick(credited, wish.which)
      await takeBackOf(world, reference, Math.floor((amount * wish.part) / 2), { ...wish, node: wish.which })
    }),
  )

/** A webhook with slow work is answered before it is done. */
const untilTaken = async ({ real }: World, reference: string, taken: number) => {
  for (let turn = 0; turn < 5_000; turn++)
    if ((await findTopUp(real.db, reference))!.taken_back === taken) return
  assert.fail(`${reference} was not taken back`)
}

export const forgery = which.map(wish =>
  step('a webhook with a wrong signature', async world => {
    world.seen('webhook of a top-up forged')
    const body = new TextEncoder().encode('{"event":"charge.success","data":{"reference":"any"}}')
    assert.equal(
      await outcomeOf(settleWebhook(nodeOf(world, wish), body, 'f'.repeat(128))),
      'signature-wrong',
    )
  }),
)

export const reconcile = which.map(wish =>
  step('the provider is asked about open top-ups', async world => {
    await reconcileTopUps(nodeOf(world, wish))
    const bought = await world.real.db.many<{ reference: string }>`
      select reference from top_up where slip_outcome = 'Your ticket is bought'`
    world.topUps.reconcile(reference => bought.some(row => row.reference === reference))
  }),
)

/** The provider takes longer than a slip is held at its price. */
export const payLate = slipWish.map(wish =>
  step('pays a new slip by card, and the provider takes half an hour', async world => {
    const { model, topUps, seen } = world
    const id = await newSlip(world, wish)
    const slip = model.slips.get(id)!
    await openFor(world, slip.player, Math.max(kobo(100), priceOf(slip)), id, 1)
    const [reference, it] = [...topUps.all].at(-1) ?? []
    if (!reference || it?.slip !== id) return
    await turn(world, model.now + 31 * MINUTE)
    await payAndTell(world, reference)
    if (it.outcome) seen(`slip of a top-up ${it.outcome}`)
  }),
)
