// One payment for a fixed-hour game's next draws: the first ticket is bought at once, the rest as their sales begin.
import { batchBounds, drawsAhead } from '#src/draws/schedule.ts'
import type { Kobo } from '#src/lib/money.ts'
import { price } from '#src/picks/price.ts'
import { findAdvance, insertAdvance, insertAdvanceDraws } from '#server/db/queries/buying/advances.ts'
import { findClock, holdSales } from '#server/db/queries/draws/batches.ts'
import type { Tx } from '#server/db/db.ts'
import { findSlip } from '#server/db/queries/buying/slips.ts'
import { once, type Keyed } from '#server/ledger/once.ts'
import { post, walletCode, walletsOf } from '#server/ledger/transfers.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { buyDraw } from './buy-draw-in-advance.ts'
import { unpaidSlip } from '#server/deeds/buying/unpaid-slip.ts'
import { tryAgain } from '#server/deeds/buying/try-again.ts'
import { newId } from '#server/deeds/new-id.ts'

interface BuyInAdvance extends Keyed {
  slipId: string
  draws: number
  /** What the player was shown for all draws, in kobo. */
  amount: Kobo
  wallet: 'play' | 'bonus'
  /** The batch the first ticket is meant for. */
  batch?: string | undefined
}

const findUnpaid = async ({ games }: Service, tx: Tx, { playerId, slipId, draws, amount }: BuyInAdvance) => {
  const slip = await unpaidSlip(tx, playerId, slipId)
  const each = price(slip.lines, slip.stake_per_line)
  if (each * draws !== amount) throw new Refusal('price-differs')
  const game = games.find(game => game.id === slip.game)
  if (game?.cadence !== 'fixed-hours' || game.confirmedByPin) throw new Refusal('not-in-advance')
  return { slip, each, game }
}

const pay = async (service: Service, tx: Tx, it: BuyInAdvance): Promise<{ advance: string }> => {
  const { ports } = service
  const { slip, each, game } = await findUnpaid(service, tx, it)
  const { playerId, wallet } = it
  if ((await walletsOf(tx, playerId))[wallet] < it.amount) throw new Refusal('wallet-short')
  const id = newId(ports.randomness)
  const draws = drawsAhead(game, batchBounds(await findClock(tx)).closesAt, it.draws).map(at => new Date(at))
  const [debit, cause] = [walletCode(playerId, wallet), id]
  await post(tx, [{ debit, credit: 'advance', amount: it.amount, kind: 'advance', cause }])
  await insertAdvance(tx, {
    id,
    player_id: playerId,
    game: game.id,
    slip_id: slip.id,
    masks: slip.masks,
    lines: slip.lines,
    stake_per_line: slip.stake_per_line,
    wallet,
    rules_hash: slip.rules_hash,
  })
  await insertAdvanceDraws(tx, id, game.id, draws, each)
  const advance = (await findAdvance(tx, playerId, id))!
  await buyDraw(tx, ports, { ...advance, amount: each }, draws[0]!, slip.id, it.batch)
  return { advance: id }
}

/**
 * The same key never pays twice. All draws are paid or none, and a refusal charges nothing.
 * @returns the ID of the advance payment
 * @throws Refusal key-reused, slip-unknown, slip-paid, price-differs, not-in-advance, wallet-short, batch-missed, and a
 * ticket's own
 */
export const buyInAdvance = async (service: Service, it: BuyInAdvance): Promise<string> => {
  const slipOf = (tx: Tx) => findSlip(tx, it.playerId, it.slipId)
  const buy = () =>
    service.db.tx(async tx => {
      const slip = await slipOf(tx)
      // Lock the batch before key and wallet, as purchases do.
      if (slip) await holdSales(tx, slip.game)
      return once(tx, it, () => pay(service, tx, it))
    })
  const { advance } = await tryAgain(service, async () => (await slipOf(service.db))!.game, buy)
  return advance
}
