// Separate from the screen: loaded only when the whole draw is asked for.
import { ApiError } from '#src/api/errors.ts'
import { FILE_WITHIN, roundTime } from '#src/draws/schedule.ts'
import { hangsOnMatches } from '#src/games/soccer-cash/games.ts'
import type { Batch } from '#src/model/draws.ts'
import { checkDrawOnThisPhone } from '#src/proof/check.ts'
import { fail, outcomeOf, wait, type CheckResult } from '#src/proof/checks.ts'
import type { OwnTicket } from '#src/proof/whole-draw.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { firstReceipts, receiptKeyOf } from '#src/device/first-receipts.ts'
import { listTickets } from '#src/device/ticket-box.ts'
import { wholeDraws } from '#src/memory/whole-draws.ts'
import { memoryOfBatch } from '#src/memory/memory-of.ts'
import { loadDraw } from './load-draw.ts'

/** As on the first receipts this phone was given. */
const ownTickets = async (batch: string, player: string | undefined): Promise<OwnTicket[]> => {
  const tickets = player === undefined ? [] : await listTickets(player)
  const own = tickets.filter(({ detail }) => detail.play.batchId === batch)
  const met = await Promise.all(
    own.map(({ detail }) => firstReceipts.get(receiptKeyOf(player!, detail.play.slipId))),
  )
  return met.flatMap(it => (it ? { leaf: it.first.receipt.leaf, index: it.first.receipt.index } : []))
}

/** What it means that the service has no list: before its time it waits, after it that is a failure. */
const notShown = ({ commitment, game }: Batch): CheckResult =>
  outcomeOf('Every ticket is in the list', () => {
    if (hangsOnMatches(game)) return wait('The list comes once its last match is over')
    return serverNow() < roundTime(commitment.beacon.round) + FILE_WITHIN
      ? wait('The list is not out yet')
      : fail('Not shown in time: it had to be out a day after the round')
  })

interface Checked {
  checks: CheckResult[]
  /** Whether it will open again offline. */
  isKept: boolean
}

const unlessNotShown = (error: unknown): undefined => {
  if (!(error instanceof ApiError && error.refusal === 'not-found')) throw error
}

/** @param player whose tickets on this phone to look for; undefined for a visitor */
export const checkWholeDraw = async (
  batch: Batch,
  player: string | undefined,
  onProgress: (done: number) => void,
): Promise<Checked> => {
  const kept = await wholeDraws.get(batch.id)
  const draw = kept ?? (await loadDraw(batch, { onProgress }).catch(unlessNotShown))
  if (!draw) return { checks: [notShown(batch)], isKept: false }
  // Before everything is paid, the record is incomplete.
  const isFinal = draw.batch.state === 'settled' || draw.batch.state === 'refunded'
  const isKept = kept !== undefined || (isFinal && (await wholeDraws.keep(draw, serverNow())))
  const own = await ownTickets(batch.id, player)
  return { checks: await checkDrawOnThisPhone(draw, own, await memoryOfBatch(batch, undefined)), isKept }
}
