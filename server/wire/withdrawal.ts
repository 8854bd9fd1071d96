// A withdrawal in words for its owner.
import type { AnswerIn } from '#src/contract/call.ts'
import type { Beneficiary, getWithdrawal } from '#src/contract/withdrawals.ts'
import { nameFit, otherPayer } from '#server/lib/name-fit.ts'
import { hex, utf8 } from '#src/lib/bytes.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatMoney, naira } from '#src/lib/money.ts'
import type { BeneficiaryRow } from '#server/db/queries/money/banks.ts'
import type { HoldReason, WithdrawalRow } from '#server/db/queries/money/withdrawals.ts'
import type { Signer } from '#server/ports/signer.ts'
import * as wallets from '#src/lib/language/wallets.ts'

type OnWire = AnswerIn<typeof getWithdrawal>

const holdWords: Record<HoldReason, string> = {
  'large-amount': 'A person looks at large amounts before they go out',
  'name-check': 'A person compares the name of this account with yours',
  'other-payer':
    'Your first transfer to us came from an account in another name, so a person looks at this one. To avoid this, use an account in that name, or top up by transfer from your own account',
  'new-account': 'The first transfer to a new account waits, so that nobody empties your wallet in a minute',
  'new-pin': 'Your PIN was changed not long ago, so money leaves a little later, in case that was not you',
  'new-phone':
    'Your phone number was changed not long ago, so money leaves a little later, in case that was not you',
  'new-password':
    'Your password was set anew not long ago, so money leaves a little later, in case that was not you',
  'new-name':
    'The name on your account was changed not long ago, so money leaves a little later, in case that was not you',
  'card-money':
    'Part of it came by card and was not played with. The card’s owner can still take that back, so it waits until 14 days after the payment',
  identity: 'We need to be sure that it is you: send a picture of your identity document',
  security: 'Something about this transfer must be checked first',
  authority: 'The law or a court asks us to wait',
}

const stateOf = ({ state, at_bank_at }: WithdrawalRow): OnWire['state'] => {
  if (state === 'reserved') return 'requested'
  return state === 'sent' && at_bank_at ? 'at_bank' : state
}

const messageOf = (row: WithdrawalRow): string => {
  const sum = formatMoney(row.amount - row.withheld)
  switch (stateOf(row)) {
    case 'requested':
      // Sent once already, and nothing has left.
      return row.sent_at
        ? `${sum} is set aside. Our payment partner has not taken it yet: it waits for our own balance there, not for anything of yours, and goes out by itself`
        : `${sum} is set aside and goes out in a moment`
    case 'held':
      return `${holdWords[row.hold_reason!]}. It goes out, or we decide, by ${formatDateTime(row.held_until!.getTime())}`
    case 'sent':
      return `${sum} is on its way to your bank`
    case 'at_bank':
      return 'Your bank has it. Most banks show it within minutes'
    case 'paid':
      return `${sum} was paid into your account`
    case 'returned':
      return `${row.failure ?? 'It could not be sent'}. ${formatMoney(row.amount - row.covered)} is back in your ${wallets.winnings}`
  }
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

const holdOnWire = (row: WithdrawalRow, signer: Signer): OnWire['hold'] => {
  const { hold_reason: reason } = row
  if (!reason) return null
  const until = row.held_until!.toISOString()
  const body = canonicalJson({
    type: 'oriire/hold/v1',
    withdrawal: row.id,
    amount: row.amount,
    requestedAt: row.requested_at.toISOString(),
    reason,
    until,
  })
  const notice = { body, key: signer.key, signature: hex(signer.sign(utf8(body))) }
  return { reason, words: holdWords[reason], until, notice }
}

export const withdrawalOnWire = (row: WithdrawalRow, signer: Signer): OnWire => ({
  id: row.id,
  state: stateOf(row),
  message: messageOf(row),
  amount: naira(row.amount),
  withheld: naira(row.withheld),
  arrives: naira(row.amount - row.withheld),
  bank_code: row.bank_code,
  bank_name: row.bank_name,
  account_last4: row.account_number.slice(-4),
  account_name: row.account_name,
  requested_at: row.requested_at.toISOString(),
  sent_at: row.state === 'reserved' ? null : iso(row.sent_at),
  at_bank_at: iso(row.at_bank_at),
  trace: row.trace,
  paid_at: iso(row.paid_at),
  failed_at: iso(row.failed_at),
  returned_at: iso(row.returned_at),
  hold: holdOnWire(row, signer),
  case_since: iso(row.case_since),
})

/** @param payers names that sent the player's transfers, earliest first */
export const beneficiaryOnWire = (
  row: BeneficiaryRow,
  ownName: string,
  payers: readonly string[],
): Beneficiary => ({
  id: row.id,
  bank_code: row.bank_code,
  bank_name: row.bank_name,
  account_number: row.account_number,
  account_name: row.account_name,
  name_fit: nameFit(ownName, row.account_name),
  ...(otherPayer(row.account_name, payers) ? { paid_in_by: payers[0]! } : {}),
  saved_at: row.saved_at.toISOString(),
})
