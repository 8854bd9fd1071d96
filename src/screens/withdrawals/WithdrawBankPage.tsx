import { useQuery } from '@tanstack/react-query'
import { banksQuery } from '#src/api/withdrawals.ts'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import type { User } from '#src/model/user.ts'
import { hasNames, toPin } from './next-step.ts'
import { useDraft } from './use-draft.ts'
import { WithdrawBank } from './WithdrawBank.tsx'
import { WithdrawOpen } from './WithdrawOpen.tsx'
import { PERSONAL_INFO } from './withdrawal-words.ts'
import { words } from './words.ts'

/** The bank account of a withdrawal. Names come first: the bank's are compared with them. */
export const WithdrawBankPage = ({ user, onGo }: { user: User; onGo: (to: string) => void }) => {
  const { draft, change } = useDraft()
  const { isFetched } = useQuery(banksQuery())
  // The list of banks stands above the rest, which it would move as it comes.
  const isWaiting = hasNames(user) && !(draft && (draft.sent || draft.account || isFetched))
  const body = () => {
    if (!hasNames(user))
      return (
        <section className="card">
          <EmptyState
            icon="user"
            heading={words.$tellUsYourNames}
            sub={words.$weCompareThemWith}
            action={
              <Button kind="gold" onClick={() => onGo(PERSONAL_INFO)}>
                {words.$giveYourNames}
              </Button>
            }
          />
        </section>
      )
    if (!draft || isWaiting) return <Skeleton lines={12} />
    if (draft.sent) return <WithdrawOpen draft={draft} />
    return (
      <WithdrawBank
        draft={draft}
        onGo={onGo}
        onChoose={(account, save) =>
          void change({ account, save }).then(() => onGo(draft.amount ? toPin(user) : '/withdrawals/fund'))
        }
      />
    )
  }
  return (
    <div className="w-full max-w-xl stack">
      {body()}
      {!isWaiting && (
        <QuietLink to="/withdrawals/$page" params={{ page: 'saved-beneficiaries' }}>
          {words.$savedAccounts}
        </QuietLink>
      )}
    </div>
  )
}
