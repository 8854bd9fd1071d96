// Standing orders: made, changed, and bought by the clockwork of both nodes.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { BATCH, DRAW_HOURS, nextDrawHour } from '#src/draws/schedule.ts'
import { DAY, isoDate, lagosMidnight, MINUTE } from '#src/lib/lagos-time.ts'
import { changeOrder } from '#server/deeds/orders/change-order.ts'
import { makeOrder } from '#server/deeds/orders/make-order.ts'
import { hashOf } from '../../support/selling.ts'
import { priceOf } from '../model.ts'
import { newSlip, slipWish } from './slips.ts'
import { nodeOf, outcomeOf, pick, step, which, type World } from './step.ts'
import { round, turn } from './time.ts'
import { spendAll } from './wallets.ts'

const wish = fc.record({
  slip: slipWish,
  wallet: fc.constantFrom('play' as const, 'play' as const, 'bonus' as const),
  hours: fc.constantFrom([...DRAW_HOURS], [14, 16, 18], [22]),
  days: fc.constantFrom(0, 1, 30),
  draws: fc.constantFrom(0, 0, 1, 2),
})

/** Asked of both nodes under one key: it is made once. */
const order = async (world: World, it: typeof wish extends fc.Arbitrary<infer Wish> ? Wish : never) => {
  const { model, orders, real, seen } = world
  const slipId = await newSlip(world, it.slip)
  const { player, lines, stakePerLine } = model.slips.get(slipId)!
  const most = it.draws > 0 ? it.draws * priceOf({ lines, stakePerLine }) : undefined
  const request = {
    playerId: real.players[player]!,
    slipId,
    wallet: it.wallet,
    hours: it.hours,
    until: isoDate(model.now + it.days * DAY),
    most,
    jackpot: undefined,
    requestKey: `order-number-${++real.count}`,
    requestHash: hashOf(slipId),
  }
  const twins = await Promise.all([0, 1].map(at => outcomeOf(makeOrder(nodeOf(world, at), request))))
  assert.equal(twins[0], twins[1])
  const endsAt = lagosMidnight(model.now) + (it.days + 1) * DAY
  const refusal = orders.make(twins[0], {
    player,
    lines,
    stakePerLine,
    wallet: it.wallet,
    hours: it.hours,
    endsAt,
    most: most ?? null,
  })
  seen(refusal ?? 'order made')
  if (refusal) assert.equal(twins[0], refusal)
}

export const make = wish.map(it => step(`orders ${it.slip.lines.length} lines`, world => order(world, it)))

export const change = fc
  .record({
    which,
    to: fc.constantFrom('active' as const, 'active' as const, 'paused' as const, 'stopped' as const),
  })
  .map(({ which: wished, to }) =>
    step(`order ${wished} becomes ${to}`, async world => {
      const { orders, real, seen } = world
      if (orders.all.size === 0) return
      const [id, it] = pick([...orders.all], wished)
      const request = { playerId: real.players[it.player]!, id, state: to }
      const twins = await Promise.all([0, 1].map(at => outcomeOf(changeOrder(nodeOf(world, at), request))))
      const refusal = orders.change(id, to)
      assert.equal(twins[0], refusal)
      // The other one may have come later, and finds what the first one did.
      if (twins[1] !== 'busy') assert.equal(twins[1], refusal)
      seen(`order ${refusal ? 'not changed' : it.state}`)
    }),
  )

/** One step, because chance alone would rarely come to the last batch before an hour. */
export const due = fc.record({ nodes: which, wish, isSpent: fc.constantFrom(false, false, true) }).map(it =>
  step('an order is made, and the last batch before a draw hour comes', async world => {
    await order(world, it.wish)
    const before = 3 * MINUTE
    const at = nextDrawHour(world.model.now + before) - before
    if (it.isSpent) {
      // Refunds that are due by then come first: they could pay for the order.
      await turn(world, Math.max(world.model.now, at - BATCH))
      await round(world, it.nodes)
      await spendAll(world, it.wish.slip.who % world.model.players.length)
    }
    await turn(world, at)
    await round(world, it.nodes)
  }),
)
