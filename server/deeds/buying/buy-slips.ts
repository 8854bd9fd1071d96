// Several slips of one game in one payment: all of them are bought, or none.
import { hangsOnMatches } from '#src/games/soccer-cash/games.ts'
import type { Kobo } from '#src/lib/money.ts'
import { price } from '#src/picks/price.ts'
import type { Tx } from '#server/db/db.ts'
import { holdSales } from '#server/db/queries/draws/batches.ts'
import { findSlip, setSlipPlayable, type SlipRow } from '#server/db/queries/buying/slips.ts'
import { once, type Keyed } from '#server/ledger/once.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import type { Bought } from '#server/wire/success.ts'
import { buySlip } from './buy-slip.ts'
import { boughtBefore } from './buy-ticket.ts'
import { tryAgain } from './try-again.ts'

export interface BuySlips extends Keyed {
  slipIds: readonly string[]
  wallet: 'play' | 'bonus'
  /** The batch they are meant for. */
  batch?: string | undefined
  /** What the player was shown for all of them, in kobo. */
  amount: Kobo
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
  await buySlip(tx, service.ports.randomness, {
    playerId: it.playerId,
    key: `slip/${slip.id}`,
    slipId: slip.id,
    wallet: it.wallet,
    amount: price(slip.lines, slip.stake_per_line),
    batch: it.batch,
  })
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
    const done = await once<{ tickets: string[] } | null>(tx, it, async () => {
      const total = slips.reduce((sum, slip) => sum + price(slip.lines, slip.stake_per_line), 0)
      if (total !== it.amount) throw new Refusal('price-differs')
      for (const slip of slips) await buyOne(tx, service, it, slip)
      return { tickets: slips.map(slip => slip.id) }
    })
    // The purchase of one slip without a PIN keeps its key with a ticket instead of an answer.
    return done ?? { tickets: slips.map(slip => slip.id) }
  })

/**
 * Buys registered slips in the batch on sale, all or none, even those that need confirming. The same key never buys
 * twice and gets the first answer again.
 * @throws Refusal as for one slip
 */
export const buySlips = async (service: Service, it: BuySlips): Promise<Bought[]> => {
  const gameOf = async () => (await slipsOf(service.db, it.playerId, it.slipIds))[0]!.game
  const { tickets } = await tryAgain(service, gameOf, () => buyAll(service, it))
  return boughtTogether(service, it.playerId, tickets)
}
