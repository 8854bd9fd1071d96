// A provider asks before a transfer leaves: a stolen key alone sends nothing.
import type { Kobo } from '#src/lib/money.ts'
import { findAttempt } from '#server/db/queries/money/payout-attempts.ts'
import { findWithdrawal } from '#server/db/queries/money/withdrawals.ts'
import type { Service } from '#server/service.ts'

interface Asked {
  /** Who asks. */
  provider: string
  reference: string
  amount: Kobo
  /** Where it goes, if they say. */
  accountNumber?: string | undefined
}

/** Only what this service has under way there, of this amount and to this account. */
export const isTransferOurs = async (
  { db }: Pick<Service, 'db'>,
  { provider, reference, amount, accountNumber }: Asked,
): Promise<boolean> => {
  const attempt = await findAttempt(db, reference)
  if (!attempt || attempt.provider !== provider || attempt.amount !== amount) return false
  if (!['sent', 'accepted', 'unknown'].includes(attempt.state)) return false
  const row = (await findWithdrawal(db, attempt.withdrawal_id))!
  return accountNumber === undefined || accountNumber === row.account_number
}
