// A card payment for a slip: once the money is in the play wallet, buys the ticket; if refused, the money stays there.
import { createHash } from 'node:crypto'
import { refusals } from '#src/contract/refusals.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { price } from '#src/picks/price.ts'
import { findSlip } from '#server/db/queries/buying/slips.ts'
import { findTopUp, setSlipOutcome, type TopUpRow } from '#server/db/queries/money/top-ups.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { buyTicket } from '#server/deeds/buying/buy-ticket.ts'

/** Payments later than this only fill the wallet: the player has left, and nothing is bought behind their back. */
const PATIENCE = 30 * MINUTE

export const buySlipOf = async (service: Service, reference: string): Promise<void> => {
  const row = await findTopUp(service.db, reference)
  if (row?.state !== 'credited' || !row.slip_id || row.slip_outcome !== null) return
  await setSlipOutcome(service.db, reference, await outcomeOf(service, row, row.slip_id))
}

const outcomeOf = async (service: Service, row: TopUpRow, slipId: string): Promise<string> => {
  if (row.age > PATIENCE)
    return 'The payment came late, so no ticket was bought. The money is in your play wallet'
  const slip = (await findSlip(service.db, row.player_id, slipId))!
  const buy = () =>
    buyTicket(service, {
      playerId: row.player_id,
      slipId,
      wallet: 'play',
      amount: price(slip.lines, slip.stake_per_line),
      // Players' Idempotency-Keys cannot contain a slash, so none can clash.
      requestKey: `top-up/${row.reference}`,
      requestHash: createHash('sha256').update(`slip of ${row.reference}`).digest(),
    })
  try {
    // If the batch closes at this very moment, try the next one.
    await buy().catch(error => {
      if (error instanceof Refusal && error.refusal === 'batch-closed') return buy()
      throw error
    })
    return 'Your ticket is bought'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    service.log.info({ reference: row.reference, refusal: error.refusal }, 'a top-up bought no ticket')
    return `${refusals[error.refusal][1]}. The money is in your play wallet`
  }
}
