// Several slips of one game in one payment: all of them are bought, or none.
import { createHash } from 'node:crypto'
import { hangsOnMatches } from '#src/games/soccer-cash/games.ts'
import type { Kobo } from '#src/lib/money.ts'
import { price } from '#src/picks/price.ts'
import type { Tx } from '#server/db/db.ts'
import { findClock, holdSales } from '#server/db/queries/draws/batches.ts'
import { purchaseMany, spoiltAs } from '#server/db/queries/buying/purchases.ts'
import { findSlip, setSlipPlayable, type SlipRow } from '#server/db/queries/buying/slips.ts'
import { once } from '#server/ledger/once.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import type { Bought } from '#server/wire/success.ts'
import { boughtBefore } from './buy-ticket.ts'
import { ensureBatches } from '#server/deeds/draws/ensure-batches.ts'
import { makeRoom } from './make-room.ts'

export interface BuySlips {
  playerId: number
  slipIds: readonly string[]
  wallet: 'play' | 'bonus'
  /** The batch they are meant for. */
  batch?: string | undefined
  /** What the player was shown for all of them, in kobo. */
  amount: Kobo
  requestKey: string
  /** SHA-256 of the request. */
  requestHash: Uint8Array
}

/** A retry will settle it: someone just used the same wallet, or no batch was announced. */
class AskAgain extends Error {
  constructor(readonly outcome: 'twin' | 'nothing-on-sale') {
    super(outcome)
  }
}

/** The player's slips, all of one game. @throws Refusal slip-unknown */
export const slipsOf = async (tx: Tx, playerId: number, ids: readonly string[]): Promise<SlipRow[]> => {
  const slips: SlipRow[] = []
  for (const id of new Set(ids)) {
    const slip = await findSlip(tx, playerId, id)
    if (!slip || slip.state === 'dropped' || slip.game !== (slips[0] ?? slip).game)
      throw new Refusal('slip-unknown')
    slips.push(slip)
  }
  return slips
}

const buyOne = async (tx: Tx, service: Service, it: BuySlips, slip: SlipRow): Promise<void> => {
  const game = service.games.find(it => it.id === slip.game)
  if (!hangsOnMatches(slip.game) && !game?.lineCounts.includes(slip.lines)) throw new Refusal('line-count')
  await setSlipPlayable(tx, slip.id)
  const [row] = await purchaseMany(tx, [
    {
      playerId: it.playerId,
      // Players' Idempotency-Keys cannot contain a slash, so none can clash.
      key: `slip/${slip.id}`,
      hash: createHash('sha256').update(slip.id).digest(),
      slipId: slip.id,
      wallet: it.wallet,
      amount: price(slip.lines, slip.stake_per_line),
      nonce: service.ports.randomness.bytes(16),
      batch: it.batch,
    },
  ]).catch((error: unknown) => {
    const outcome = spoiltAs(error)
    throw outcome === 'twin' ? new AskAgain(outcome) : outcome ? new Refusal(outcome) : error
  })
  const outcome = row!.outcome
  if (outcome === 'sold') return
  if (outcome === 'twin' || outcome === 'nothing-on-sale') throw new AskAgain(outcome)
  throw new Refusal(outcome === 'known' ? 'slip-paid' : outcome)
}

/** The tickets of one payment, in its order. */
export const boughtTogether = async (
  service: Service,
  playerId: number,
  tickets: readonly string[],
): Promise<Bought[]> => {
  const bought: Bought[] = []
  for (const id of tickets) bought.push(await boughtBefore(service, playerId, id))
  return bought
}

const buyAll = (service: Service, it: BuySlips): Promise<{ tickets: string[] }> =>
  service.db.tx(async tx => {
    const slips = await slipsOf(tx, it.playerId, it.slipIds)
    // Lock the batch before the key, as purchases do.
    await holdSales(tx, slips[0]!.game)
    return once(tx, it.playerId, it.requestKey, it.requestHash, async () => {
      const total = slips.reduce((sum, slip) => sum + price(slip.lines, slip.stake_per_line), 0)
      if (total !== it.amount) throw new Refusal('price-differs')
      for (const slip of slips) await buyOne(tx, service, it, slip)
      return { tickets: slips.map(slip => slip.id) }
    })
  })

/**
 * Buys registered slips in the batch on sale, all or none, even those that need confirming. The same key never buys
 * twice and gets the first answer again.
 * @throws Refusal as for one slip
 */
export const buySlips = async (service: Service, it: BuySlips): Promise<Bought[]> => {
  let hasRoom = false
  for (let left = 3; ; left--) {
    try {
      const { tickets } = await buyAll(service, it)
      return await boughtTogether(service, it.playerId, tickets)
    } catch (error) {
      if (error instanceof Refusal && error.refusal === 'draw-full' && !hasRoom) {
        const [slip] = await slipsOf(service.db, it.playerId, it.slipIds)
        hasRoom = await makeRoom(service, slip!.game)
        if (hasRoom) continue
      }
      if (!(error instanceof AskAgain)) throw error
      const isClosed = error.outcome === 'nothing-on-sale'
      if (left === 0) throw isClosed ? new Refusal('batch-closed') : new Refusal('busy', undefined, 1)
      if (isClosed) await ensureBatches(service, await findClock(service.db))
    }
  }
}
