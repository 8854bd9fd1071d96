// Buys each prepaid draw when its sales begin, or refunds it if they end without a ticket.
import { refusals } from '#src/contract/refusals.ts'
import { SEAL_MARGIN } from '#src/draws/schedule.ts'
import { listDueDraws, lockDraw, setDrawRefused, type DueDraw } from '#server/db/queries/buying/advances.ts'
import { insertMoneyAlert } from '#server/db/queries/alerts/alerts.ts'
import { holdSales } from '#server/db/queries/draws/batches.ts'
import { beginTurn, fillTurn } from '#server/lib/turn.ts'
import { strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'
import { agreedRules } from '#server/deeds/buying/agreed-rules.ts'
import { tightenBatch } from '#server/deeds/buying/tighten-batch.ts'
import { NotBought } from '#server/deeds/buying/buy-slip.ts'
import { buyDraw, giveBack } from './buy-draw-in-advance.ts'

/** Per turn. */
const MOST = 200
/** Refusals that every later batch of the draw would give too, and those of players who want to be kept from playing. */
const LASTING = new Set<string>([
  'rules-changed',
  'line-count',
  'slip-unknown',
  'price-differs',
  'self-excluded',
  'register-excluded',
  'on-break',
])

const back = ({ db }: Service, due: DueDraw, reason: string): Promise<boolean> =>
  db.tx(async tx => {
    const draw = await lockDraw(tx, due.advance_id, due.draws_at)
    if (!draw) return false
    await giveBack(tx, draw, [{ draws_at: due.draws_at, amount: draw.amount }], reason)
    const reference = `${due.advance_id}-${due.draws_at.getTime() / 1_000}`
    await insertMoneyAlert(tx, { reference, playerId: draw.player_id, advance: 'back' })
    return true
  })

/** @returns whether it is dealt with for this batch, bought or not */
const buy = async (service: Service, due: DueDraw, batchId: string): Promise<boolean> => {
  const { db, ports } = service
  try {
    return await db.tx(async tx => {
      await holdSales(tx, due.game)
      const draw = await lockDraw(tx, due.advance_id, due.draws_at)
      if (!draw) return false
      const rules_hash = await agreedRules(service, tx, draw, batchId)
      await buyDraw(tx, ports, { ...draw, rules_hash }, due.draws_at)
      return true
    })
  } catch (error) {
    if (!(error instanceof NotBought)) throw error
    const { outcome } = error
    if (outcome === 'twin' || outcome === 'nothing-on-sale' || outcome === 'batch-closed') return false
    if (LASTING.has(outcome)) return back(service, due, refusals[outcome][1])
    if (outcome === 'draw-full') await tightenBatch(service, due.game)
    await setDrawRefused(db, due.advance_id, due.draws_at, batchId)
    return true
  }
}

/** One turn. Safe on any number of nodes. @returns whether more may be due right away */
export const runAdvance = async (service: Service, sweep = strictly): Promise<boolean> => {
  const turn = beginTurn(service.ports.clock)
  const due = await listDueDraws(service.db, SEAL_MARGIN, MOST)
  return fillTurn(turn, due, MOST, draw =>
    sweep.one(draw.advance_id, () =>
      draw.batch_id
        ? buy(service, draw, draw.batch_id)
        : back(service, draw, 'No ticket could be bought for this draw'),
    ),
  )
}
