// One payment for a fixed-hour game's next draws: the first ticket is bought at once, the rest as their sales begin.
import { batchBounds, drawsAhead } from '#src/draws/schedule.ts'
import type { Kobo } from '#src/lib/money.ts'
import { price } from '#src/picks/price.ts'
import { findAdvance, insertAdvance, insertAdvanceDraws } from '#server/db/queries/buying/advances.ts'
import { findClock, holdSales } from '#server/db/queries/draws/batches.ts'
import type { Tx } from '#server/db/db.ts'
import { findSlip } from '#server/db/queries/buying/slips.ts'
import { once } from '#server/ledger/once.ts'
import { post, walletCode, walletsOf } from '#server/ledger/transfers.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { buyDraw, NotBought } from './buy-draw-in-advance.ts'
import { ensureBatches } from '#server/deeds/draws/ensure-batches.ts'
import { makeRoom } from '#server/deeds/buying/make-room.ts'
import { newId } from '#server/deeds/new-id.ts'

interface BuyInAdvance {
  playerId: number
  slipId: string
  draws: number
  /** What the player was shown for all draws, in kobo. */
  amount: Kobo
  wallet: 'play' | 'bonus'
  /** The batch the first ticket is meant for. */
  batch?: string | undefined
  requestKey: string
  requestHash: Uint8Array
}

const findUnpaid = async ({ games }: Service, tx: Tx, { playerId, slipId, draws, amount }: BuyInAdvance) => {
  const slip = await findSlip(tx, playerId, slipId)
  if (!slip || slip.state === 'dropped') throw new Refusal('slip-unknown')
  if (slip.state === 'paid') throw new Refusal('slip-paid')
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

const makeRoomFor = async (service: Service, { playerId, slipId }: BuyInAdvance): Promise<boolean> => {
  const slip = await findSlip(service.db, playerId, slipId)
  return slip !== undefined && makeRoom(service, slip.game)
}

const refuse = (error: unknown): never => {
  if (!(error instanceof NotBought)) throw error
  const { outcome } = error
  if (outcome === 'twin') throw new Refusal('busy', undefined, 1)
  throw new Refusal(outcome === 'nothing-on-sale' ? 'batch-closed' : outcome)
}

/**
 * The same key never pays twice. All draws are paid or none, and a refusal charges nothing.
 * @returns the ID of the advance payment
 * @throws Refusal key-reused, slip-unknown, slip-paid, price-differs, not-in-advance, wallet-short, batch-missed, and a
 * ticket's own
 */
export const buyInAdvance = async (service: Service, it: BuyInAdvance): Promise<string> => {
  const { db } = service
  const run = () =>
    db.tx(async tx => {
      const slip = await findSlip(tx, it.playerId, it.slipId)
      // Lock the batch before key and wallet, as purchases do.
      if (slip) await holdSales(tx, slip.game)
      return once(tx, it.playerId, it.requestKey, it.requestHash, () => pay(service, tx, it))
    })
  const { advance: id } = await run()
    .catch(async (error: unknown) => {
      const outcome = error instanceof NotBought ? error.outcome : undefined
      // The batch has just closed, or none was announced because the clockwork was down.
      if (outcome === 'nothing-on-sale') await ensureBatches(service, await findClock(db))
      else if (outcome !== 'draw-full' || !(await makeRoomFor(service, it))) throw error
      return run()
    })
    .catch(refuse)
  return id
}
