import { formatBalance, formatMoney, type Kobo } from '#src/lib/money.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { WithdrawTimes } from './WithdrawTimes.tsx'
import { words } from './words.ts'

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
        heading={isShort ? words.$notEnoughWinningsYet : words.$noMoreCanBe}
        sub={
          isShort
            ? words.$youHaveInYour2(formatBalance(winnings), least)
            : words.$youHaveInYour3(formatBalance(winnings))
        }
        action={
          <LinkButton to="/wallet" kind="brand">
            {words.$goToWallet}
          </LinkButton>
        }
      />
      <WithdrawTimes />
    </section>
  )
}
