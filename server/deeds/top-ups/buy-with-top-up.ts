// A card payment for a slip or for bids: once the money is in the play wallet, buys them; if refused, the money stays there.
import { createHash } from 'node:crypto'
import { refusals } from '#src/contract/refusals.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { price } from '#src/picks/price.ts'
import { findSlip } from '#server/db/queries/buying/slips.ts'
import { cameOver } from '#server/db/queries/money/over-limit.ts'
import { findTopUp, setSlipOutcome, type TopUpRow } from '#server/db/queries/money/top-ups.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { buyTicket } from '#server/deeds/buying/buy-ticket.ts'
import { placeBids } from '#server/deeds/items/place-bids.ts'
import { findDone } from '#server/ledger/once.ts'
import { walletsOf } from '#server/ledger/transfers.ts'
import * as wallets from '#src/lib/language/wallets.ts'

/** Payments later than this only fill the wallet: the player has left, and nothing is bought behind their back. */
const PATIENCE = 30 * MINUTE

/** What is said of it, bought or not. */
interface Meant {
  bought: string
  late: string
  buy: () => Promise<unknown>
}

/** Safe to repeat, on any number of nodes. */
export const buyWith = async (service: Service, reference: string): Promise<void> => {
  const row = await findTopUp(service.db, reference)
  if (row?.state !== 'credited' || row.slip_outcome !== null) return
  const meant = await meantBy(service, row)
  if (meant) await setSlipOutcome(service.db, reference, await outcomeOf(service, row, meant))
}

/** Players' Idempotency-Keys cannot contain a slash, so none can clash. */
const requestKeyOf = ({ reference }: TopUpRow) => `top-up/${reference}`

const keyOf = (row: TopUpRow, what: string) => ({
  playerId: row.player_id,
  wallet: 'play' as const,
  requestKey: requestKeyOf(row),
  requestHash: createHash('sha256').update(`${what} of ${row.reference}`).digest(),
})

const meantBy = async (service: Service, row: TopUpRow): Promise<Meant | undefined> => {
  if (row.bids)
    return {
      bought: 'Your bids are placed',
      late: 'The payment came late, so no bid was placed',
      buy: () => placeBids(service, { ...keyOf(row, 'bids'), bids: row.bids!, amount: row.bids_cost! }),
    }
  if (!row.slip_id) return undefined
  const slip = (await findSlip(service.db, row.player_id, row.slip_id))!
  const amount = price(slip.lines, slip.stake_per_line)
  return {
    bought: 'Your ticket is bought',
    late: 'The payment came late, so no ticket was bought',
    buy: () => buyTicket(service, { ...keyOf(row, 'slip'), slipId: slip.id, amount }),
  }
}

/** If the money went to a debt or to the winnings, the top-up's own message says so. */
const unbought = async ({ db }: Service, row: TopUpRow, why: string): Promise<string> => {
  const { play } = await walletsOf(db, row.player_id)
  return play < row.amount || (await cameOver(db, row.reference))
    ? why
    : `${why}. The money is in your ${wallets.play}`
}

const outcomeOf = async (service: Service, row: TopUpRow, { bought, late, buy }: Meant): Promise<string> => {
  const isDone = () => findDone(service.db, row.player_id, requestKeyOf(row))
  // Bought in time, but the process stopped before noting it.
  if (await isDone()) return bought
  if (row.age > PATIENCE) return unbought(service, row, late)
  try {
    // If the batch closes at this very moment, try the next one.
    await buy().catch(error => {
      if (error instanceof Refusal && error.refusal === 'batch-closed') return buy()
      throw error
    })
    return bought
  } catch (error) {
    // Busy is no answer: another node is at it, or it is tried again.
    if (!(error instanceof Refusal) || error.refusal === 'busy') throw error
    // Refused because another node has just bought it.
    if (await isDone()) return bought
    service.log.info({ reference: row.reference, refusal: error.refusal }, 'a top-up bought nothing')
    return unbought(service, row, refusals[error.refusal][1])
  }
}
