import type { AnyGame } from '#src/games/game.ts'
import type { Kobo } from '#src/lib/money.ts'
import { fromWords, toWords } from '#src/picks/mask.ts'
import { price } from '#src/picks/price.ts'
import { holdAllSales } from '#server/db/queries/draws/batches.ts'
import { dropSlip, lockSlip, setSlipMasks } from '#server/db/queries/buying/slips.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { placeOf, readLineId } from './line-id.ts'

interface DropLine {
  playerId: number
  game: AnyGame
  /** A line's ID, or the game play ID for the whole slip. */
  id: string
}

/**
 * Takes one line out of an unpaid slip; dropping the last one, or the slip's own id, drops the slip. Too few lines
 * are only refused at payment: the player may be about to drop more.
 * @returns the lines that are left, and their price in kobo
 * @throws Refusal slip-unknown, slip-paid
 */
export const dropLine = (
  service: Service,
  { playerId, game, id }: DropLine,
): Promise<{ lines: number; price: Kobo }> =>
  service.db.tx(async tx => {
    const named = readLineId(id)
    // A purchase of these lines may be running.
    if (named) await holdAllSales(tx, game.id)
    const slip = named && (await lockSlip(tx, playerId, named.slipId))
    if (!slip || slip.game !== game.id || slip.state === 'dropped') throw new Refusal('slip-unknown')
    if (slip.state === 'paid') throw new Refusal('slip-paid')
    const masks = fromWords(slip.masks, slip.lines)
    const at = named.line ? placeOf(masks, named.line) : -1
    if (named.line && at < 0) throw new Refusal('slip-unknown')
    const left = named.line ? masks.toSpliced(at, 1) : []
    if (left.length > 0)
      await setSlipMasks(tx, slip.id, {
        masks: left.flatMap(mask => toWords(mask, slip.masks.length / slip.lines)),
        lines: left.length,
        playable: !game.confirmedByPin && game.lineCounts.includes(left.length),
      })
    else await dropSlip(tx, slip.id)
    return { lines: left.length, price: price(left.length, slip.stake_per_line) }
  })
