// Tickets that several players share: made, paid by one after the other, called off, drawn.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { HOUR } from '#src/lib/lagos-time.ts'
import { kobo, type Kobo } from '#src/lib/money.ts'
import { findSyndicate } from '#server/db/queries/buying/syndicates.ts'
import { cancelSyndicate } from '#server/deeds/syndicates/call-off.ts'
import { makeSyndicate } from '#server/deeds/syndicates/make-syndicate.ts'
import { payShare } from '#server/deeds/syndicates/pay-share.ts'
import { hashOf } from '../../support/selling.ts'
import { priceOf } from '../model.ts'
import { newSlip, slipWish, tenLines } from './slips.ts'
import { nodeOf, outcomeOf, pick, step, which, type World } from './step.ts'
import { endBatch, round, turn } from './time.ts'
import { give, join } from './wallets.ts'

const wish = fc.record({
  slip: slipWish,
  /** Of the friends; the rest of the price is the maker's. Odd kobo, so that prizes do not split evenly. */
  others: fc.array(fc.integer({ min: 100, max: 3_300 }), { minLength: 1, maxLength: 2 }),
})
type Wish = typeof wish extends fc.Arbitrary<infer It> ? It : never

/** Asked of both nodes under one key: it is made once. @returns its ID */
const make = async (world: World, it: Wish): Promise<string | undefined> => {
  const { model, syndicates, real, seen } = world
  const slipId = await newSlip(world, it.slip)
  const slip = model.slips.get(slipId)!
  const rest = it.others.reduce((left, share) => left - share, priceOf(slip))
  const amounts: Kobo[] = [rest, ...it.others]
  const request = {
    playerId: real.players[slip.player]!,
    slipId,
    shares: amounts.map((amount, at) => ({ name: `Friend ${at}`, amount })),
    requestKey: `group-number-${++real.count}`,
    requestHash: hashOf(slipId),
  }
  const twins = await Promise.all([0, 1].map(at => outcomeOf(makeSyndicate(nodeOf(world, at), request))))
  assert.equal(twins[0], twins[1])
  const refusal = syndicates.make(twins[0], slipId, amounts)
  seen(refusal ?? 'syndicate made')
  if (!refusal) return twins[0]
  assert.equal(twins[0], refusal)
  return undefined
}

/** @param times asked at once under one key */
const pay = async (world: World, id: string, at: number, player: number, times = 2): Promise<void> => {
  const { syndicates, real, seen } = world
  const row = await real.db.one<{ code: string }>`
    select code from syndicate_share where syndicate_id = ${id} and place = ${at + 1}`
  const request = {
    playerId: real.players[player]!,
    code: row!.code,
    amount: syndicates.all.get(id)!.shares[at]!.amount,
    requestKey: `share-number-${++real.count}`,
    requestHash: hashOf(id),
  }
  const twins = await Promise.all(
    Array.from({ length: times }, (_, node) => outcomeOf(payShare(nodeOf(world, node), request))),
  )
  const refusal = syndicates.pay(id, at, player)
  for (const twin of twins) assert.equal(twin, refusal ?? id)
  seen(refusal ?? `syndicate ${syndicates.all.get(id)!.state}`)
}

/** Everybody who is asked pays, as far as they can. */
const payAll = async (world: World, id: string, first: number): Promise<void> => {
  const { shares, maker } = world.syndicates.all.get(id)!
  const { length } = world.model.players
  for (const [at] of shares.entries())
    if (at > 0) await pay(world, id, at, (maker + 1 + ((first + at) % (length - 1))) % length, 1)
}

export const group = wish.map(it =>
  step(`makes a group of ${it.others.length + 1}`, async world => void (await make(world, it))),
)

export const share = fc.record({ which, who: which, place: which }).map(it =>
  step(`${it.who} pays share ${it.place} of group ${it.which}`, async world => {
    const { syndicates, model } = world
    if (syndicates.all.size === 0) return
    const [id, { shares }] = pick([...syndicates.all], it.which)
    await pay(world, id, it.place % shares.length, it.who % model.players.length)
  }),
)

export const cancel = fc.record({ which, isMaker: fc.constantFrom(true, true, false) }).map(it =>
  step(`calls off group ${it.which}`, async world => {
    const { syndicates, real, seen, model } = world
    if (syndicates.all.size === 0) return
    const [id, { maker }] = pick([...syndicates.all], it.which)
    const player = it.isMaker ? maker : (maker + 1) % model.players.length
    const request = { playerId: real.players[player]!, id }
    const twins = await Promise.all([0, 1].map(at => outcomeOf(cancelSyndicate(nodeOf(world, at), request))))
    const refusal = it.isMaker ? syndicates.callOff(id, 'asked') : 'not-found'
    assert.deepEqual(twins, [refusal, refusal])
    seen(refusal ?? 'syndicate called off')
  }),
)

/** From the making to the draw in one step: chance alone would rarely pay all shares in time. */
export const wholeGroup = fc
  .record({ wish, lines: tenLines, nodes: which, isLate: fc.constantFrom(false, false, false, true) })
  .map(it =>
    step(
      `a group of ${it.wish.others.length + 1} is made, ${it.isLate ? 'not paid' : 'paid and drawn'}`,
      async world => {
        const { model, real, syndicates, seen } = world
        // Ten lines, so that one of them may win, and somebody who can pay for them.
        const who = await join(world)
        await give(world, who, 'play', 1_000)
        const id = await make(world, { ...it.wish, slip: { who, stake: kobo(100), lines: it.lines } })
        if (id === undefined) return
        if (it.isLate) {
          await turn(world, model.now + 24 * HOUR)
          await round(world, it.nodes)
          assert.equal((await findSyndicate(real.db, id))!.why, 'late')
          return seen('syndicate late')
        }
        await payAll(world, id, it.nodes)
        if (syndicates.all.get(id)!.state !== 'bought') return
        await endBatch(world, it.nodes)
        seen(`syndicate ${model.tickets.get(id)!.status}`)
      },
    ),
  )
