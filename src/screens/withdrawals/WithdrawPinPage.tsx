import { useQuery } from '@tanstack/react-query'
import { termsQuery } from '#src/api/withdrawals.ts'
import type { User } from '#src/model/user.ts'
import type { Withdrawal } from '#src/model/withdrawals.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { Button } from '#src/ui/Button.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { toPin } from './next-step.ts'
import { useDraft } from './use-draft.ts'
import { WithdrawPin } from './WithdrawPin.tsx'
import { WithdrawRecent } from './WithdrawRecent.tsx'
import { words } from './words.ts'

interface Props {
  user: User
  onSent: (withdrawal: Withdrawal) => void
  onGo: (to: string) => void
}

/** The PIN for a withdrawal that has an amount and an account; players without a PIN are led to create one. */
export const WithdrawPinPage = ({ user, onSent, onGo }: Props) => {
  const terms = useQuery(termsQuery())
  const { player, draft, reread } = useDraft()
  const body = () => {
    if (!draft) return <Skeleton lines={6} />
    if (!draft.account || draft.amount === '')
      return (
        <>
          <section className="card">
            <EmptyState
              icon="withdraw"
              heading={words.$noWithdrawalIsWaiting}
              sub={words.$sayHowMuchAnd}
              action={<LinkButton to="/withdrawals/fund">{words.$startAWithdrawal}</LinkButton>}
            />
          </section>
          {/* Another tab may have heard that it was taken. */}
          <WithdrawRecent open />
        </>
      )
    if (!user.hasPin)
      return (
        <section className="card">
          <EmptyState
            icon="shield"
            heading={words.$createYourTransactionPin}
            sub={words.$fourDigitsThatOnly}
            action={
              <Button kind="gold" onClick={() => onGo(toPin(user))}>
                {words.$createYourPin}
              </Button>
            }
          />
        </section>
      )
    if (!terms.data) return <NotYet error={terms.error} refetch={terms.refetch} lines={6} />
    return (
      <WithdrawPin
        player={player}
        draft={draft}
        withheldPercent={terms.data.withheldPercent}
        reread={reread}
        onSent={onSent}
        onGo={onGo}
      />
    )
  }
  return <div className="w-full max-w-md stack">{body()}</div>
}
