import { findStanding, noteFriend } from '#server/db/queries/money/friends.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { playerOfCode } from './invite-code.ts'
import { terms } from './terms.ts'

/**
 * Notes whose code invited a player; saying it again changes nothing.
 * @throws Refusal invite-unknown, invite-own, invite-late, invited-already
 */
export const claimInvite = (
  { db }: Service,
  { playerId, code }: { playerId: number; code: string },
): Promise<void> =>
  db.tx(async tx => {
    const inviter = playerOfCode(code)
    const inviterStanding = await findStanding(tx, inviter, terms.claimDays)
    if (!inviterStanding) throw new Refusal('invite-unknown')
    const standing = await findStanding(tx, playerId, terms.claimDays)
    if (standing?.referrer_id === inviter) return
    if (standing?.referrer_id) throw new Refusal('invited-already')
    if (inviter === playerId || inviterStanding.referrer_id === playerId) throw new Refusal('invite-own')
    if (!standing?.is_new) throw new Refusal('invite-late')
    if (await noteFriend(tx, playerId, inviter)) return
    // Another call was quicker: perhaps the same one, sent twice.
    const noted = await findStanding(tx, playerId, terms.claimDays)
    if (noted?.referrer_id !== inviter) throw new Refusal('invited-already')
  })
