// How much to take out: what there is, what arrives, to which account and how long it takes.
import { useQuery } from '@tanstack/react-query'
import { beneficiariesQuery, termsQuery } from '#src/api/withdrawals.ts'
import type { User } from '#src/model/user.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useDraft } from './use-draft.ts'
import { WithdrawAmount } from './WithdrawAmount.tsx'
import { WithdrawOpen } from './WithdrawOpen.tsx'
import { WithdrawOwed } from './owed/WithdrawOwed.tsx'
import { useWithdrawals, WithdrawRecent } from './WithdrawRecent.tsx'
import { words } from './words.ts'
import { formatBalance, formatMoney, type Kobo } from '#src/lib/money.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { WithdrawTimes } from './WithdrawTimes.tsx'

interface Terms {
  minimum: Kobo
  winningsBalance: Kobo
}

/** Too little to withdraw, or the day's ceiling is reached: says which. */
const WithdrawNothing = ({ terms: { minimum, winningsBalance: winnings } }: { terms: Terms }) => {
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

export const WithdrawFund = ({ user, onGo }: { user: User; onGo: (to: string) => void }) => {
  const terms = useQuery(termsQuery())
  const saved = useQuery(beneficiariesQuery())
  const { draft, change } = useDraft()
  const { rows: others, query } = useWithdrawals()
  const isFailed = !terms.data && terms.error !== null
  // All at once: anything appearing above the amount would move it under the finger.
  const isLoading = !isFailed && (!draft || !terms.data || saved.isLoading || (!others && !query.error))
  const { owed } = user
  const isOpen = !isLoading && draft && !draft.sent && owed === undefined
  return (
    <div className="w-full max-w-xl stack">
      {isLoading ? <Skeleton lines={6} /> : <WithdrawRecent open />}
      {isFailed && <ErrorNote error={terms.error} onRetry={() => void terms.refetch()} />}
      {!isLoading && draft?.sent && <WithdrawOpen draft={draft} />}
      {!isLoading && owed !== undefined && !draft?.sent && (
        <WithdrawOwed owed={owed} winnings={user.winningsBalance} />
      )}
      {isOpen && terms.data && terms.data.mostNow < terms.data.minimum && (
        <WithdrawNothing terms={terms.data} />
      )}
      {isOpen && terms.data && terms.data.mostNow >= terms.data.minimum && (
        <WithdrawAmount
          terms={terms.data}
          draft={draft}
          account={draft.account ?? saved.data?.find(it => it.nameFit !== 'other') ?? null}
          hasSaved={(saved.data?.length ?? 0) > 0}
          user={user}
          onChange={change}
          onGo={onGo}
        />
      )}
      {!isLoading && <QuietLink to="/withdrawals/successful-withdrawal">{words.$allWithdrawals}</QuietLink>}
    </div>
  )
}
