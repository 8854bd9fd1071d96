import { formatBalance, formatMoney, type Kobo } from '#src/lib/money.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { WithdrawTimes } from './WithdrawTimes.tsx'

interface Terms {
  minimum: Kobo
  winningsBalance: Kobo
}

/** Too little to withdraw, or the day's ceiling is reached: says which. */
export const WithdrawNothing = ({ terms: { minimum, winningsBalance: winnings } }: { terms: Terms }) => {
  const least = formatMoney(minimum)
  const isShort = winnings < minimum
  return (
    <section className="card stack">
      <EmptyState
        icon="wallet"
        heading={isShort ? 'Not enough winnings yet' : 'No more can be withdrawn today'}
        sub={
          isShort
            ? `You have ${formatBalance(winnings)} in your winnings wallet, and the smallest withdrawal is ${least}. What you won can be withdrawn; what you topped up buys tickets.`
            : `You have ${formatBalance(winnings)} in your winnings wallet. The rest can be withdrawn from tomorrow.`
        }
        action={
          <LinkButton to="/wallet" kind="brand">
            Go to wallet
          </LinkButton>
        }
      />
      <WithdrawTimes />
    </section>
  )
}
