import { queueMailToPlayer } from '#server/db/queries/mail/outbox.ts'
import type { WithdrawalRow } from '#server/db/queries/money/withdrawals.ts'
import type { Tx } from '#server/db/db.ts'
import { THREE_DAYS } from '#server/lib/seconds.ts'

/** Call it in the transaction that moves the money; each outcome is told once. */
export const mailReceipt = (
  tx: Tx,
  { id, player_id }: WithdrawalRow,
  kind: 'withdrawal-paid' | 'withdrawal-returned',
) => queueMailToPlayer(tx, player_id, { kind, about: id, seconds: THREE_DAYS })
