import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { voidUnused } from '#server/db/queries/money/scratch-cards.ts'
import { post } from '#server/ledger/transfers.ts'

/** Ends the cards of a lot that nobody has used, and gives the house back what was set aside for them. */
export const voidCards = async (tx: Tx, lot: string): Promise<{ count: number; amount: Kobo }> => {
  const voided = await voidUnused(tx, lot)
  const amount = voided.reduce((sum, card) => sum + card.amount, 0)
  const cause = `void/${lot}`
  await post(tx, [{ debit: 'scratch_cards', credit: 'house', amount, kind: 'scratch-cards', cause }])
  return { count: voided.length, amount }
}
