import * as contract from '#src/contract/players/friends.ts'
import { naira } from '#src/lib/money.ts'
import { findEarned, listFriends } from '#server/db/queries/money/friends.ts'
import { claimInvite } from '#server/deeds/friends/claim-invite.ts'
import { inviteCodeOf } from '#server/deeds/friends/invite-code.ts'
import { standingOf } from '#server/deeds/friends/standing-of.ts'
import { terms } from '#server/deeds/friends/terms.ts'
import type { Door } from '#server/http/door.ts'
import type { Service } from '#server/service.ts'
import { friendOnWire } from '#server/wire/friend.ts'

const SHOWN = 100

export const mountFriends = (door: Door, service: Service): void => {
  const { db } = service
  door.on(contract.getFriends, async ({ player: { playerId } }) => {
    const [standing, earned, friends] = await Promise.all([
      standingOf(db, service, playerId),
      findEarned(db, playerId),
      listFriends(db, playerId, SHOWN),
    ])
    return {
      code: inviteCodeOf(playerId),
      terms: {
        percent: terms.percent,
        most: naira(terms.most),
        stake: naira(terms.stake),
        hold_days: terms.holdDays,
        card_hold_days: terms.cardHoldDays,
      },
      paid: naira(earned.paid),
      held: naira(earned.held),
      may_claim: Boolean(standing?.is_new && standing.referrer_id === null),
      friends: friends.map(friendOnWire),
    }
  })
  door.does(contract.claimInvite, 'claim-invite', async ({ player: { playerId }, body, address }) => {
    await claimInvite(service, { playerId, code: body.code, address })
    return { message: 'Your friend’s code is noted' }
  })
}
