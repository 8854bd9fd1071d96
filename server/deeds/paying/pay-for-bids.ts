// Bids are paid for from one source, as slips are: play wallet, bonus wallet or card.
import type { AnswerIn } from '#src/contract/call.ts'
import type { placeBids as placeBidsCall } from '#src/contract/items/items.ts'
import { SMALLEST_TOP_UP } from '#src/contract/words.ts'
import { findBidOf } from '#server/db/queries/items/bids.ts'
import { findTopUpOf } from '#server/db/queries/money/top-ups.ts'
import { openTopUp } from '#server/deeds/top-ups/open-top-up.ts'
import type { WantedBids } from '#server/deeds/items/judge-bids.ts'
import { placeBids } from '#server/deeds/items/place-bids.ts'
import { openPin } from '#server/keys/sealed-pin.ts'
import { findDone } from '#server/ledger/once.ts'
import type { Service } from '#server/service.ts'
import { boughtOnWire } from '#server/wire/item.ts'

interface PayForBids extends WantedBids {
  from: 'card' | 'play' | 'bonus'
  requestKey: string
  requestHash: Uint8Array
}

type Answer = AnswerIn<typeof placeBidsCall>

const boughtOf = async (
  { db, pepper }: Service,
  playerId: number,
  ids: readonly string[],
): Promise<Answer['bids']> => {
  const bids = []
  for (const id of ids) bids.push((await findBidOf(db, playerId, id))!)
  return boughtOnWire(db, bids, bid => openPin(pepper, bid.id, bid.pin_sealed))
}

const answerOf = async (service: Service, playerId: number, ids: readonly string[]): Promise<Answer> => ({
  message: ids.length === 1 ? 'Your bid is in. Good luck!' : 'Your bids are in. Good luck!',
  bids: await boughtOf(service, playerId, ids),
  payment_link: null,
  reference: null,
})

/** @throws Refusal those of the bids and of the top-up */
export const payForBids = async (
  service: Service,
  { bids, amount, from, ...asked }: PayForBids,
): Promise<Answer> => {
  if (from === 'card') {
    const { message, payment_link, reference } = await openTopUp(service, {
      ...asked,
      amount: Math.max(amount, SMALLEST_TOP_UP),
      bids: { wanted: bids, cost: amount },
    })
    return { message, bids: [], payment_link, reference }
  }
  const ids = await placeBids(service, { ...asked, bids, amount, wallet: from })
  return answerOf(service, asked.playerId, ids)
}

/** What became of a payment for bids by its key; of a card payment, what it has led to so far. */
export const bidsByKey = async (
  service: Service,
  playerId: number,
  key: string,
): Promise<{ state: 'done' | 'unknown'; answer: Answer | null }> => {
  const done = (await findDone(service.db, playerId, key))?.answer
  if (done && 'bids' in done)
    return { state: 'done', answer: await answerOf(service, playerId, done.bids as string[]) }
  const reference = done && 'payment_link' in done ? (done as Answer).reference : null
  const row = reference === null ? undefined : await findTopUpOf(service.db, playerId, reference)
  if (!row?.bids) return { state: 'unknown', answer: null }
  return {
    state: 'done',
    answer: {
      message: row.slip_outcome ?? row.message,
      bids: await boughtOf(service, playerId, row.placed ?? []),
      payment_link: row.state === 'waiting' ? row.payment_link : null,
      reference,
    },
  }
}
