// What players do about their own play: limits, reminders, breaks and exclusions.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { noteChecked } from '#server/db/queries/safer-play/safer-play.ts'
import { takeOutAll } from '#server/deeds/limits/take-out.ts'
import { changeLimit, confirmLimit } from '#server/deeds/safer-play/change-limit.ts'
import { excludeSelf, takeBreak } from '#server/deeds/safer-play/exclude-self.ts'
import type { LimitKind, Period } from '../model-safer-play.ts'
import { priceOf } from '../model.ts'
import { bidOn, openItem } from './items.ts'
import { buyTogether, requestFor } from './purchases.ts'
import { newSlip, slipWish } from './slips.ts'
import { nodeOf, outcomeOf, step, which, type World } from './step.ts'
import { loseBatch, turn } from './time.ts'
import { openFor } from './top-ups.ts'
import { give, join } from './wallets.ts'

const kind = fc.constantFrom<LimitKind>('top-up', 'stake', 'loss')
const period = fc.constantFrom<Period>('day', 'week', 'month')
const amount = fc.constantFrom(kobo(150), kobo(1_000), kobo(5_000), kobo(21_000), null)

interface Wish {
  kind: LimitKind
  period: Period
  amount: number | null
}

export const limit = async (world: World, player: number, it: Wish): Promise<void> => {
  const { model, real, seen } = world
  const find = () =>
    model.safer.of(player).limits.find(one => one.kind === it.kind && one.period === it.period)
  const isNew = !find()
  await changeLimit(nodeOf(world, player), { playerId: real.players[player]!, ...it })
  model.safer.change(player, it)
  seen(isNew ? 'limit set' : find()!.asked ? 'limit asked' : 'limit lowered')
}

export const setLimit = fc
  .record({ who: which, it: fc.record({ kind, period, amount }) })
  .map(({ who, it }) =>
    step(`${who} wants a ${it.kind} limit by ${it.period} of ${it.amount}`, world =>
      limit(world, who % world.model.players.length, it),
    ),
  )

const secondYes = async (world: World, player: number, it: Omit<Wish, 'amount'>): Promise<void> => {
  const { model, real, seen } = world
  const playerId = real.players[player]!
  const answer = await outcomeOf(confirmLimit(nodeOf(world, player), { playerId, ...it }))
  const refusal = model.safer.confirm(player, it)
  assert.equal(answer, refusal)
  seen(refusal ?? 'limit raised')
}

/** Lowered, asked to be higher, and confirmed before and after its day. */
export const raise = fc
  .record({ who: which, it: fc.record({ kind, period }), early: fc.boolean() })
  .map(({ who, it, early }) =>
    step(`${who} raises a ${it.kind} limit by ${it.period}`, async world => {
      const player = who % world.model.players.length
      for (const naira of [900, 100, 900]) await limit(world, player, { ...it, amount: kobo(naira) })
      if (early) await secondYes(world, player, it)
      await turn(world, world.model.now + DAY)
      await secondYes(world, player, it)
    }),
  )

/** A limit just below what the player wants next. */
export const meetLimit = fc.record({ slip: slipWish, kind, period, more: fc.constantFrom(-1, 0) }).map(it =>
  step(`comes to a ${it.kind} limit by ${it.period}`, async world => {
    const { model } = world
    const id = await newSlip(world, it.slip)
    const { player, ...slip } = model.slips.get(id)!
    const price = priceOf({ ...slip })
    const used = model.safer.used(player, it)
    const next = Math.max(1, used + price + it.more)
    await limit(world, player, { kind: it.kind, period: it.period, amount: next })
    if (it.kind === 'top-up') return openFor(world, player, price, null, 1)
    await buyTogether(world, [requestFor(world, id, 'play')])
  }),
)

const answer = async (world: World, player: number): Promise<void> => {
  await noteChecked(world.real.db, world.real.players[player]!)
  world.model.safer.answer(player)
}

export const answerCheck = which.map(who =>
  step(`${who} answers the reminder`, world => answer(world, who % world.model.players.length)),
)

/** An hour of play: the reminder is met and perhaps answered, then the pause. Sometimes a new player, who can pay for it. */
export const hourOfPlay = fc
  .record({
    slip: slipWish,
    isNew: fc.boolean(),
    isAnswered: fc.constantFrom(true, true, false),
    byBids: fc.constantFrom(false, false, true),
  })
  .map(it =>
    step(
      `plays for an hour${it.byBids ? ' by bids' : ''} and ${it.isAnswered ? 'answers' : 'does not answer'} the reminder`,
      async world => {
        const { model } = world
        const who = it.isNew ? await join(world) : it.slip.who % model.players.length
        if (it.isNew) await give(world, who, 'play', 7_000)
        const slip = { ...it.slip, who, lines: it.slip.lines.slice(0, 1) }
        const bid = { who, wallet: 'play', type: 'easy', chances: 1 } as const
        const buy = async () =>
          it.byBids
            ? bidOn(world, await openItem(world, 90), bid)
            : buyTogether(world, [requestFor(world, await newSlip(world, slip), 'play')])
        await buy()
        for (const minutes of [13, 9, 17, 19, 5]) {
          await turn(world, model.now + minutes * MINUTE)
          if (minutes === 9) await buy()
          if (it.isAnswered) await answer(world, who)
          await buy()
        }
      },
    ),
  )

const leaveFor = async (world: World, player: number, days: number | 'ever'): Promise<void> => {
  const { model, real, orders, syndicates, seen } = world
  const playerId = real.players[player]!
  const person = model.safer.of(player)
  const why = days === 'ever' ? 'self-excluded' : 'on-break'
  if (days === 'ever') {
    await Promise.all(real.nodes.map(node => excludeSelf(node, playerId, null)))
    person.isOut = true
  } else {
    await takeBreak(nodeOf(world, player), playerId, days)
    person.breakUntil = Math.max(person.breakUntil, model.now + days * DAY)
  }
  orders.leave(player, days === 'ever' ? 'stopped' : 'paused', why)
  syndicates.leave(player)
  if (days === 'ever') model.safer.takeOut(player)
  seen(days === 'ever' ? 'shut out' : 'break taken')
}

const days = fc.constantFrom<number | 'ever'>(1, 1, 7, 'ever')

/** Any player: with open orders, groups, bids and tickets. */
export const leave = fc
  .record({ who: which, days })
  .map(it =>
    step(`${it.who} takes a break of ${it.days}`, world =>
      leaveFor(world, it.who % world.model.players.length, it.days),
    ),
  )

const sweepOnBoth = async (world: World): Promise<void> => {
  await Promise.all(world.real.nodes.map(node => takeOutAll(node)))
  for (const [player, { play }] of world.model.players.entries()) {
    if (play > 0 && world.model.safer.of(player).isOut) world.seen('taken out')
    world.model.safer.takeOut(player)
  }
}

/** A new player, so that the others go on. The ticket stays, and what comes back of it can be withdrawn. */
export const leaveAndTry = fc.record({ slip: slipWish, days, isLost: fc.boolean() }).map(it =>
  step(`a new player takes a break of ${it.days}, and tries to play and to top up`, async world => {
    const player = await join(world)
    await give(world, player, 'play', 5_000)
    const buy = async () =>
      buyTogether(world, [requestFor(world, await newSlip(world, { ...it.slip, who: player }), 'play')])
    await buy()
    await leaveFor(world, player, it.days)
    await buy()
    await openFor(world, player, kobo(500), null, 1)
    if (it.days !== 'ever' || !it.isLost) return
    await loseBatch(world, it.slip.who)
    await sweepOnBoth(world)
  }),
)

export const sweep = fc.constant(step('what came back to who is shut out can be withdrawn', sweepOnBoth))
