import { formatBalance, formatMoney, type Kobo } from '#src/lib/money.ts'
import { words } from './words/first.ts'

interface MoneyProps {
  amount: Kobo
  /** Balances and totals always show kobo. */
  balance?: boolean
  /** Asterisks instead of the amount, always the same number. */
  hidden?: boolean
  className?: string
}

export const Money = ({ amount, balance, hidden, className = '' }: MoneyProps) =>
  hidden ? (
    <span className={`num ${className}`}>
      <span aria-hidden="true">₦******</span>
      <span className="sr-only">{words.$hidden}</span>
    </span>
  ) : (
    <span className={`num ${className}`}>{balance ? formatBalance(amount) : formatMoney(amount)}</span>
  )
