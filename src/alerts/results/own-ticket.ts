// A ticket that the phone keeps, as its alerts need it.
import { MINUTE } from '#src/lib/lagos-time.ts'
import type { KeptDetail } from '#src/model/kept.ts'
import type { OwnTicket } from './outcomes.ts'

/** From kick-off: any earlier the last match can hardly be over, so the service is not asked. */
const PLAYED = 105 * MINUTE

/** Those that decide it: none if its batch was called off, whenever they are played. */
const matchesOf = ({ soccer, proof: { batch } }: KeptDetail) =>
  batch.state === 'refunded' ? undefined : soccer?.matches

/** When a ticket may be settled: with its draw, or after the last of its matches. */
const settlesAt = (detail: KeptDetail): number => {
  const matches = matchesOf(detail)
  return matches
    ? Math.max(...matches.map(it => Date.parse(it.beginsAt ?? it.kickOff))) + PLAYED
    : Date.parse(detail.proof.batch.commitment.drawsAt)
}

export const ownTicket = (detail: KeptDetail): OwnTicket => {
  const { play, paid, later } = detail
  const ends = matchesOf(detail)
  return {
    id: play.slipId,
    lotteryType: play.lotteryType,
    batch: play.batchId,
    status: play.status,
    drawsAt: settlesAt(detail),
    // Only the player's part of a shared ticket; a campaign paid a free line.
    stake: play.free ? 0 : (play.share?.paid ?? play.stake),
    // A refund is told by the status, as of a ticket that is not shared.
    paid: play.status === 'Refunded' ? 0 : (play.share?.got ?? paid),
    later: later ?? 0,
    ...(ends ? { ends } : {}),
  }
}
