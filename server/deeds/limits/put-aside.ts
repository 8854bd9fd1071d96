import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { findOver } from '#server/db/queries/money/over-limit.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'

/**
 * Moves what exceeds a limit to the winnings: paid late, or more than was asked for. The caller holds the player's lock.
 * @param came what this top-up has brought into play
 * @returns how much has moved
 */
export const putAside = async (tx: Tx, playerId: number, reference: string, came: Kobo): Promise<Kobo> => {
  const amount = Math.min(came, await findOver(tx, playerId))
  const [debit, credit] = [walletCode(playerId, 'play'), walletCode(playerId, 'winnings')]
  await post(tx, [{ debit, credit, amount, kind: 'over-limit', cause: reference }])
  return amount
}
