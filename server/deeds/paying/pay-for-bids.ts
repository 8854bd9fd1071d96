// Bids are paid for from one source, as slips are: play wallet, bonus wallet or card.
import { SMALLEST_TOP_UP } from '#src/contract/words.ts'
import { findBidOf, type BidRow } from '#server/db/queries/items/bids.ts'
import { findTopUpOf } from '#server/db/queries/money/top-ups.ts'
import { openTopUp } from '#server/deeds/top-ups/open-top-up.ts'
import type { WantedBids } from '#server/deeds/items/judge-bids.ts'
import { placeBids } from '#server/deeds/items/place-bids.ts'
import { findDone, type Keyed } from '#server/ledger/once.ts'
import type { Service } from '#server/service.ts'

interface PayForBids extends WantedBids, Keyed {
  from: 'card' | 'play' | 'bonus'
}

/** The bids placed so far, or the card payment that will place them. */
export interface PaidBids {
  message: string
  bids: readonly BidRow[]
  paymentLink: string | null
  reference: string | null
}

const bidsOf = async ({ db }: Service, playerId: number, ids: readonly string[]): Promise<BidRow[]> => {
  const bids: BidRow[] = []
  for (const id of ids) bids.push((await findBidOf(db, playerId, id))!)
  return bids
}

const placed = async (service: Service, playerId: number, ids: readonly string[]): Promise<PaidBids> => ({
  message: ids.length === 1 ? 'Your bid is in. Good luck!' : 'Your bids are in. Good luck!',
  bids: await bidsOf(service, playerId, ids),
  paymentLink: null,
  reference: null,
})

/** @throws Refusal those of the bids and of the top-up */
export const payForBids = async (
  service: Service,
  { bids, amount, from, ...asked }: PayForBids,
): Promise<PaidBids> => {
  if (from === 'card') {
    const opened = await openTopUp(service, {
      ...asked,
      amount: Math.max(amount, SMALLEST_TOP_UP),
      bids: { wanted: bids, cost: amount },
    })
    return { ...opened, bids: [] }
  }
  const ids = await placeBids(service, { ...asked, bids, amount, wallet: from })
  return placed(service, asked.playerId, ids)
}

/** What became of a payment for bids by its key; of a card payment, what it has led to so far. */
export const bidsByKey = async (
  service: Service,
  playerId: number,
  key: string,
): Promise<PaidBids | undefined> => {
  const done = (await findDone(service.db, playerId, key))?.answer
  if (done && 'bids' in done) return placed(service, playerId, done.bids as string[])
  const reference = done && 'reference' in done ? (done.reference as string | null) : null
  const row = reference === null ? undefined : await findTopUpOf(service.db, playerId, reference)
  return row?.bids
    ? {
        message: row.slip_outcome ?? row.message,
        bids: await bidsOf(service, playerId, row.placed ?? []),
        paymentLink: row.state === 'waiting' ? row.payment_link : null,
        reference,
      }
    : undefined
}
