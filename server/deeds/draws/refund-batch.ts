import type { Tx } from '#server/db/db.ts'
import { findGoodCauses, findStake } from '#server/db/queries/draws/batches.ts'
import { refundTickets } from '#server/db/queries/draws/settlement.ts'
import { passOnRefunds } from '#server/deeds/prizes/pass-on.ts'
import { post } from '#server/ledger/transfers.ts'
import { sharesOf } from './seal-batch.ts'

/** Refunds a sealed batch that cannot be drawn, and takes its contributions back out of the pools. */
export const refundBatch = async (tx: Tx, id: string): Promise<void> => {
  const taken = sharesOf({ id, stake: await findStake(tx, id) })
  // As it was booked: the setting may have changed since.
  const given = await findGoodCauses(tx, id)
  await post(
    tx,
    taken.map(it => ({ ...it, debit: it.credit, credit: it.debit, kind: `${it.kind}-back` })),
  )
  await post(tx, [
    { debit: 'good_causes', credit: 'house', amount: given, kind: 'good-causes-back', cause: id },
  ])
  await refundTickets(tx, id)
  await passOnRefunds(tx, id)
}
