// A wallet movement in words for its owner.
import type { AnswerIn } from '#src/contract/call.ts'
import type { getTransaction } from '#src/contract/wallet.ts'
import { naira } from '#src/lib/money.ts'
import type { MovementRow, Wallet } from '#server/db/queries/money/transactions.ts'
import * as wallets from '#src/lib/language/wallets.ts'

type Movement = AnswerIn<typeof getTransaction>

const titles: Record<string, (row: MovementRow) => string> = {
  top_up: row => `Top-up by ${row.channel ?? 'card'}`,
  ticket: row => `Ticket ${row.batch_id ?? ''}`.trim(),
  win: row => `Win on ${row.batch_id ?? 'a ticket'}`,
  cashback: row => `Cashback on ${row.batch_id ?? 'a ticket'}`,
  tax: row => `Tax withheld on ${row.batch_id ?? 'a win'}`,
  refund: row => `Refund of ${row.batch_id ?? 'a ticket'}`,
  move: row => (row.wallet === 'play' ? `Winnings moved to ${wallets.play}` : `Moved to ${wallets.play}`),
  'taken-out': row => (row.wallet === 'play' ? 'Moved out of play' : `Out of the ${wallets.play}`),
  'over-limit': row =>
    row.wallet === 'play' ? 'Over the limit for top-ups, moved out' : 'Came over the limit for top-ups',
  'over-limit-back': () => `Back to ${wallets.play}, within the limit for top-ups`,
  advance: () => 'Set aside for coming draws',
  'advance-used': () => 'Out of what was set aside, for a ticket',
  'advance-back': () => 'Draws in advance given back',
  share: () => 'Your share of a group ticket',
  'share-back': () => 'Your share of a group ticket given back',
  'shares-used': () => 'Shares of your friends, for a group ticket',
  'share-won': row =>
    row.amount < 0 ? 'Passed on to a friend in your group' : 'Your part of a group ticket’s win',
  'share-refund': row =>
    row.amount < 0 ? 'Refund passed on to a friend' : 'Your share of a refunded group ticket',
  'take-back': () => 'Top-up taken back by your bank',
  returned: () => 'Top-up given back by your bank',
  'debt-paid': () => 'Paid for a top-up that was taken back',
  withdrawal: () => 'Withdrawal to your bank account',
  'withdrawal-back': () => 'Withdrawal that came back',
  'withdrawal-cover': () => 'Added for a withdrawal',
  'withdrawal-cover-back': () => 'Added for a withdrawal that came back',
  'withdrawal-reversed': () => 'Withdrawal sent back by the bank',
  'withdrawal-tax-back': () => 'Withheld from a withdrawal that came back',
  referral: () => 'Referral bonus',
  'prize-once': () => 'Prize paid once',
  'prize-once-tax': () => 'Tax withheld on a prize paid once',
  salary: row => `Salary number ${row.cause.split('/')[1] ?? ''}`.trim(),
  'salary-tax': () => 'Tax withheld on a salary',
  jackpot: () => 'Jackpot won',
  'jackpot-tax': () => 'Tax withheld on a jackpot',
  bid: () => 'Bid on an item',
  'bid-back': () => 'Bid given back',
  'free-line': () => 'Free line with a bid',
  'item-cash': () => 'Cash instead of an item',
  'item-tax': () => 'Tax withheld on cash instead of an item',
  'scratch-card': () => 'Scratch card cashed out',
  'handed-over': () => 'Kept for you from an account that you deleted',
  sandbox: () => 'Sandbox money',
}

/** Kinds missing from this list stay readable. */
const titleOf = (row: MovementRow): string =>
  titles[row.kind]?.(row) ?? row.kind.charAt(0).toUpperCase() + row.kind.slice(1).replaceAll('_', ' ')

/** A transfer between a player's own wallets is two movements, so the wallet is part of the id. */
const movementId = (transferId: number, wallet: Wallet): string => `${transferId}-${wallet}`

export const readMovementId = (text: string): { transferId: number; wallet: Wallet } | undefined => {
  const match = /^(\d{1,15})-(play|bonus|winnings)$/.exec(text)
  return match ? { transferId: Number(match[1]), wallet: match[2] as Wallet } : undefined
}

/** The cause of a referral bonus is the friend's player number, which is theirs. */
export const causeOf = ({ kind, cause, transfer_id }: MovementRow): string =>
  kind === 'referral' ? String(transfer_id) : cause

export const movementOnWire = (row: MovementRow): Movement => ({
  id: movementId(row.transfer_id, row.wallet),
  wallet: row.wallet,
  kind: row.kind,
  title: titleOf(row),
  amount: naira(row.amount),
  reference: row.withdrawal_id ?? causeOf(row),
  game_play_id: row.ticket_id,
  date: row.at.toISOString(),
})
