// A payment that our books have forgotten: its top-up is entered as if the provider had just reported it. No money moves here:
// the reconciliation asks the provider and credits what it confirms, as for every other one.
import type { Kobo } from '#src/lib/money.ts'
import { insertReported } from '#server/db/queries/money/top-ups.ts'
import { findForgotten } from '#server/deeds/reconciling/find-forgotten.ts'
import type { Db } from '#server/db/db.ts'

/** @returns kobo that will be credited @throws Error why it is not entered */
export const enterPayment = (db: Db, it: { reference: string; playerId: number }): Promise<Kobo> =>
  db.tx(async tx => {
    const { provider, amount } = await findForgotten(tx, 'payment-not-ours', it.reference)
    // A dialled code pays from a bank account too.
    const channel = it.reference.startsWith('tu-') ? 'card' : 'transfer'
    await insertReported(tx, { ...it, amount, provider, channel })
    return amount
  })
