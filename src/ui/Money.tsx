import { formatBalance, formatMoney, kobo, type Kobo } from '#src/lib/money.ts'
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

/** The class of a sum in large type; a longer one would break inside the number on a narrow phone. */
export const sumSize = (amount: Kobo): string =>
  Math.abs(amount) < kobo(10_000_000) ? 'text-3xl' : 'long-sum text-xl'
