import type { WithdrawalRow } from '#server/db/queries/money/withdrawals.ts'
import { walletCode, type Transfer } from '#server/ledger/transfers.ts'

/** What the operator added to a withdrawal is the operator’s again once it has come back. */
export const uncovered = (
  { player_id: playerId, covered: amount }: WithdrawalRow,
  cause: string,
): Transfer => ({
  debit: walletCode(playerId, 'winnings'),
  credit: 'operator_funds',
  amount,
  kind: 'withdrawal-cover-back',
  cause,
})
