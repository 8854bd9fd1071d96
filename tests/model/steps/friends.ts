// Friends who were invited, and what they earn.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { DAY } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { claimInvite } from '#server/deeds/friends/claim-invite.ts'
import { inviteCodeOf } from '#server/deeds/friends/invite-code.ts'
import { payForFriends } from '#server/deeds/friends/pay-for-friends.ts'
import { buyTogether, requestFor } from './purchases.ts'
import { newSlip } from './slips.ts'
import { nodeOf, outcomeOf, step, which, type World } from './step.ts'
import { endBatch, turn } from './time.ts'
import { openFor, payAndTell, takeBackOf } from './top-ups.ts'
import { join } from './wallets.ts'

const claimFor = async (world: World, friend: number, inviter: number, node: number): Promise<void> => {
  const { friends, real } = world
  // Each from a network of their own, so that nothing is reviewed.
  const address = `10.${friend}.${real.count}.1`
  const it = { playerId: real.players[friend]!, code: inviteCodeOf(real.players[inviter]!), address }
  const twins = await Promise.all([0, 1].map(at => outcomeOf(claimInvite(nodeOf(world, node + at), it))))
  const refusal = friends.claim(friend, inviter)
  assert.deepEqual(twins, [refusal, refusal])
  world.seen(refusal ?? 'friend invited')
}

export const claim = fc.record({ friend: which, inviter: which }).map(wish =>
  step(`${wish.friend} says that ${wish.inviter} invited them`, world => {
    const { length } = world.model.players
    return claimFor(world, wish.friend % length, wish.inviter % length, wish.friend)
  }),
)

/** One step, because chance alone would rarely do all of it. */
export const playAsFriend = fc
  .record({
    inviter: which,
    naira: fc.constantFrom(600, 3_000, 9_000),
    after: fc.constantFrom('nothing', 'nothing', 'named another', 'taken back'),
  })
  .map(wish =>
    step(`a friend of ${wish.inviter} joins, tops up ${wish.naira} and plays`, async world => {
      const inviter = wish.inviter % world.model.players.length
      const friend = await join(world)
      await claimFor(world, friend, inviter, wish.inviter)
      await openFor(world, friend, kobo(wish.naira), null, 1)
      const reference = [...world.topUps.all.keys()].at(-1)!
      await payAndTell(world, reference)
      const lines = Array.from({ length: 5 }, (_, at) => [1, 2, 3, 4 + at])
      const slip = await newSlip(world, { who: friend, stake: kobo(100), lines })
      await buyTogether(world, [requestFor(world, slip, 'play')])
      await endBatch(world, wish.inviter)
      await payOnBoth(world)
      if (wish.after === 'named another') await claimFor(world, friend, (inviter + 1) % friend, wish.inviter)
      if (wish.after !== 'taken back') return
      const word = { node: wish.inviter, isDisputed: false, words: 1 }
      await takeBackOf(world, reference, kobo(wish.naira), word)
      await payOnBoth(world)
    }),
  )

const payOnBoth = async (world: World): Promise<void> => {
  const { friends, real } = world
  await Promise.all(real.nodes.map(node => payForFriends(node)))
  const asked = await real.db.many<{ reference: string }>`
    select reference from top_up where look_again_at is not null`
  friends.pay(reference => asked.some(row => row.reference === reference))
  for (const { state, reason } of friends.all.values()) world.seen(`friend ${reason ?? state}`)
}

export const pay = fc.constant(step('what friends earned is held or paid', payOnBoth))

export const fortnight = fc.constant(
  step('a fortnight later', async world => {
    await turn(world, world.model.now + 14 * DAY)
    await payOnBoth(world)
  }),
)
