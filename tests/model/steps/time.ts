// The clock, the clockwork, the beacon, and restarting nodes.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { BATCH, batchBounds, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { HOUR, MINUTE } from '#src/lib/lagos-time.ts'
import { decideMatches } from '#server/deeds/matches/decide-matches.ts'
import { runDue } from '#server/jobs/clockwork.ts'
import type { SeenOrder } from '../model-orders.ts'
import { step, which, nodeOf, type World } from './step.ts'

/** The free lines that were bought at this instant. */
export const followItems = async ({ items, real }: World): Promise<void> => {
  if (items.waiting.size === 0) return
  const bought = await real.db.many<{ slip: string; line: number[] }>`
    select slip_id as slip, line from free_line
    where bought_at is not null and slip_id = any(${[...items.waiting.keys()]}::uuid[])`
  for (const { slip, line } of bought) items.freeLine(slip, line)
}

/** What the clockwork did for standing orders, after it drew. */
const followOrders = async ({ orders, real, seen }: World): Promise<void> => {
  const rows = await real.db.many<SeenOrder & { id: string }>`
    select o.id, o.state, o.why, o.tickets, (select x.ticket_id from order_ticket x where x.order_id = o.id
      order by x.draws_at desc limit 1) as ticket from standing_order o`
  const due = orders.due().map(([id]) => id)
  orders.round(id => rows.find(it => it.id === id)!)
  for (const id of due) {
    const { state, why, last } = orders.all.get(id)!
    seen(
      state === 'paused'
        ? `order paused: ${why}`
        : `order bought${last && state === 'ended' ? ', and over' : ''}`,
    )
  }
}

/** On both nodes at once, or on one. */
export const round = async (world: World, nodes: number): Promise<void> => {
  const { model, real } = world
  if (model.matches.areWaiting()) {
    const decided = await Promise.all(real.nodes.map(node => decideMatches(node)))
    assert.deepEqual(decided.flat().toSorted(), model.matches.decide())
  }
  if (nodes % 4 === 0) await Promise.all(real.nodes.map(runDue))
  // Two nodes may each leave work to the other; a second round finds nothing or the rest.
  await runDue(nodeOf(world, nodes))
  await model.round(batch => real.drawOf(batch))
  await model.jackpots.round(draw => real.decided(draw))
  await world.items.round(async item => {
    const won = await real.db.one<{ id: number }>`
      select player_id as id from item_prize where item_id = ${item}`
    return real.players.indexOf(won!.id)
  })
  world.syndicates.end()
  await followOrders(world)
  await followItems(world)
}

export const turn = async ({ model, real }: World, at: number) => {
  assert(at >= model.now, 'time goes forward')
  model.now = at
  await real.clock.set(at)
}

export const clock = fc
  .constantFrom(1, 27_000, 31_000, 2 * MINUTE, 5 * MINUTE, HOUR, 25 * HOUR)
  .map(ms => step(`${ms} ms later`, world => turn(world, world.model.now + ms)))

export const clockwork = which.map(nodes => step('a round of the clockwork', world => round(world, nodes)))

export const beacon = fc.constantFrom(true, true, false).map(isUp =>
  step(isUp ? 'the beacon is back' : 'the beacon is away', async ({ model, real }) => {
    model.beaconIsUp = isUp
    real.beaconIsUp = isUp
  }),
)

export const restart = which.map(node =>
  step(`node ${node % 2} starts anew`, ({ real }) => real.restart(node % 2)),
)

export const endBatch = async (world: World, nodes: number): Promise<void> => {
  const { closesAt } = batchBounds(world.model.now)
  for (const at of [closesAt, closesAt + SEAL_MARGIN + 1_000]) {
    await turn(world, at)
    await round(world, nodes)
  }
}

// Two paths in one step each, because chance alone would rarely find them.
export const wholeBatch = which.map(nodes =>
  step('the batch ends and is drawn', world => endBatch(world, nodes)),
)

export const loseBatch = async (world: World, nodes: number): Promise<void> => {
  const { model, real } = world
  model.beaconIsUp = real.beaconIsUp = false
  const end = batchBounds(model.now).opensAt + BATCH
  for (const at of [end, end + 25 * HOUR]) {
    await turn(world, at)
    await round(world, nodes)
  }
  model.beaconIsUp = real.beaconIsUp = true
}

export const lostDay = which.map(nodes =>
  step('the batch ends and the beacon stays away for a day', world => loseBatch(world, nodes)),
)
