import type { Db } from '#server/db/db.ts'
import { findBatchFigures, listDrawDelays } from '#server/db/queries/draws/figures.ts'
import type { MakeGauge } from './gauge.ts'

export const batchFigures = (gauge: MakeGauge, db: Db) => {
  const batches = gauge('batches', 'Batches by state, over all nodes.', ['state'])
  const tickets = gauge('tickets_bought', 'Tickets in all batches, over all nodes.')
  const stake = gauge('stake_kobo', 'Stake of all tickets, kobo.')
  const paid = gauge('prizes_paid_kobo', 'Prizes and cashback of all batches, kobo.')
  const late = gauge('draw_late_seconds', 'How long the oldest batch has been waiting past its draw time.')
  const draws = gauge('draws_done', 'Batches whose numbers are drawn, over all nodes.')
  const delay = gauge('draw_delay_seconds', 'From the draw time to the draw, over the last hour’s draws.', [
    'game',
    'of',
  ])
  return async (): Promise<void> => {
    const figures = await findBatchFigures(db)
    batches.reset()
    for (const { state, count } of figures.states) batches.set({ state }, count)
    tickets.set(figures.tickets)
    stake.set(figures.stake)
    paid.set(figures.paid)
    late.set(figures.lateSeconds)
    draws.set(figures.draws)
    delay.reset()
    for (const { game, median, longest } of await listDrawDelays(db)) {
      delay.set({ game, of: 'median' }, median)
      delay.set({ game, of: 'longest' }, longest)
    }
  }
}
