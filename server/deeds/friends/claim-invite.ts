import { createHmac } from 'node:crypto'
import { noteFriend } from '#server/db/queries/money/friends.ts'
import { lockSaferPlay } from '#server/db/queries/safer-play/safer-play.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { playerOfCode } from './invite-code.ts'
import { standingOf } from './standing-of.ts'
import { terms } from './terms.ts'

interface ClaimInvite {
  playerId: number
  code: string
  /** The caller's. */
  address: string
}

/** Of an IPv4 address its /24; an IPv6 one is a network already. */
const networkHash = (pepper: Uint8Array, address: string): Uint8Array => {
  const network = address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1')
  return createHmac('sha256', pepper).update('network\0').update(network).digest()
}

/**
 * Notes whose code invited a player; saying it again changes nothing. If many of one player's friends come from one
 * network, the operator reviews the invitation before it can earn anything.
 * @throws Refusal invite-unknown, invite-own, invite-late, invited-already
 */
export const claimInvite = (service: Service, { playerId, code, address }: ClaimInvite): Promise<void> =>
  service.db.tx(async tx => {
    const inviter = playerOfCode(code)
    // Players claiming each other's codes at once, and friends of one player, are judged one after the other.
    for (const id of [inviter, playerId].toSorted((a, b) => a - b)) await lockSaferPlay(tx, id)
    const inviterStanding = await standingOf(tx, service, inviter)
    if (!inviterStanding) throw new Refusal('invite-unknown')
    const standing = await standingOf(tx, service, playerId)
    if (standing?.referrer_id === inviter) return
    if (standing?.referrer_id) throw new Refusal('invited-already')
    if (inviter === playerId || inviterStanding.referrer_id === playerId) throw new Refusal('invite-own')
    if (!standing?.is_new) throw new Refusal('invite-late')
    const network = networkHash(service.pepper, address)
    const { perDay, perMonth } = terms
    await noteFriend(tx, { friendId: playerId, referrerId: inviter, network, perDay, perMonth })
  })
