// What a provider lists but our books have forgotten, restored from a copy.
import type { Kobo } from '#src/lib/money.ts'
import { findTopUp } from '#server/db/queries/money/top-ups.ts'
import { findAttempt } from '#server/db/queries/money/payout-attempts.ts'
import { findDifference, lockReconciliation } from '#server/db/queries/money/reconciliation.ts'
import type { Tx } from '#server/db/db.ts'

/** References that this service makes. */
const OURS = { 'payment-not-ours': /^tu-?[0-9a-f]{40}$/, 'transfer-not-ours': /^wd[0-9a-f]{32}$/ }

/**
 * Its provider and amount, as the provider itself listed them. Holds a lock until the transaction ends, so that it is
 * entered once.
 * @throws Error why it is not to be entered
 */
export const findForgotten = async (
  tx: Tx,
  kind: keyof typeof OURS,
  reference: string,
): Promise<{ provider: string; amount: Kobo }> => {
  await lockReconciliation(tx)
  if (!OURS[kind].test(reference))
    throw new Error(`This service makes no such reference, so it is nobody’s here: ${reference || 'none'}`)
  if ((await findTopUp(tx, reference)) ?? (await findAttempt(tx, reference)))
    throw new Error(`It is in the books already, and nothing was done: ${reference}`)
  const found = await findDifference(tx, kind, reference)
  if (!found)
    throw new Error(`No provider lists it as ${kind}: run reconcile first, with the days since the copy`)
  const { provider, amount, words } = found
  if (amount === null) throw new Error(`It is not paid at ${provider}: ${words}`)
  return { provider, amount }
}
