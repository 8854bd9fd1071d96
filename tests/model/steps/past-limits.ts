// Payments that arrive over a limit: after a failed checkout, or of more than was asked for.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { DAY } from '#src/lib/lagos-time.ts'
import { kobo, type Kobo } from '#src/lib/money.ts'
import { openCharge } from '#server/deeds/top-ups/open-charge.ts'
import { setSandboxComing, setSandboxPayment } from '#server/ports/payments-sandbox.ts'
import { hashOf } from '../../support/selling.ts'
import { limit } from './safer-play.ts'
import { nodeOf, outcomeOf, step, which, type World } from './step.ts'
import { turn } from './time.ts'
import { openFor, payAndTell, tellOf } from './top-ups.ts'
import { join, moveOf } from './wallets.ts'

/** @returns its reference; undefined if it was refused */
const byTransfer = async (world: World, player: number, amount: Kobo, came: Kobo) => {
  const { real, topUps } = world
  const expected = topUps.refusalOf(player, amount, null)
  const answer = await outcomeOf(
    openCharge(nodeOf(world, player), {
      playerId: real.players[player]!,
      amount,
      bank: undefined,
      requestKey: `transfer-number-${++real.count}`,
      requestHash: hashOf(String(real.count)),
    }),
  )
  if (expected || typeof answer !== 'object') return void assert.equal(answer, expected)
  const { reference } = answer
  topUps.open(reference, { player, amount, slip: null })
  await setSandboxComing(real.db, reference, { amount: came, currency: 'NGN', payerName: null })
  topUps.all.get(reference)!.came = came
  return reference
}

const byCard = async (world: World, player: number, amount: Kobo) => {
  const { topUps } = world
  const before = topUps.all.size
  await openFor(world, player, amount, null, 1)
  return topUps.all.size > before ? [...topUps.all.keys()].at(-1)! : undefined
}

const fail = async (world: World, reference: string): Promise<void> => {
  const { real, topUps } = world
  await setSandboxPayment(real.db, reference, 'failed')
  topUps.atProvider(reference, 'failed')
  await tellOf(world, reference, 'failed')
  topUps.webhook(reference)
}

const wish = fc.record({
  who: which,
  isNew: fc.boolean(),
  period: fc.constantFrom('day', 'week', 'month'),
  came: fc.constantFrom(400, 1_000, 1_500, 6_000),
  isFailedFirst: fc.boolean(),
  moves: fc.array(fc.constantFrom(1, 300, 1_200, 5_000), { minLength: 1, maxLength: 3 }),
  isLater: fc.boolean(),
})

export const payPastLimit = wish.map(it =>
  step(
    `a failed payment of 900 is made later and a transfer of 1000 brings ${it.came}, with 1000 left ${
      it.isNew ? 'of a new player’s' : `of ${it.who}’s`
    } limit by ${it.period}, then moves ${it.moves.join(', ')}${it.isLater ? ' a day later' : ''}`,
    async world => {
      const { model, topUps, seen } = world
      const player = it.isNew ? await join(world) : it.who % model.players.length
      const used = model.safer.used(player, { kind: 'top-up', period: it.period })
      await limit(world, player, { kind: 'top-up', period: it.period, amount: used + kobo(1_000) })
      const failed = await byCard(world, player, kobo(900))
      if (failed) await fail(world, failed)
      const other = await byTransfer(world, player, kobo(1_000), kobo(it.came))
      const both = it.isFailedFirst ? [failed, other] : [other, failed]
      for (const reference of both.filter(one => one !== undefined)) {
        await payAndTell(world, reference)
        if (topUps.all.get(reference)!.isOver) seen('topped up over a limit')
      }
      if (it.isLater) await turn(world, model.now + DAY)
      for (const naira of it.moves) await moveOf(world, player, kobo(naira))
    },
  ),
)
