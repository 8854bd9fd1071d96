import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Money } from '#src/ui/Money.tsx'
import { useSession, useUser } from '#src/api/user.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useBalancesSince } from '../shared/use-balances-since.ts'
import { words } from './words/shell.ts'

/** A header’s link for visitors. */
export const visitorLink = {
  search: ({ source }: { source?: string }) => ({ source }),
  kind: 'quiet',
  className: 'btn-small',
} as const

/** Right end of the mobile header: login for visitors, Top up with the balance for players. */
export const ShellAccountButtons = () => {
  const { isLoading } = useSession()
  const { user } = useUser()
  const since = useBalancesSince()
  if (user) {
    return (
      <LinkButton to="/fund-wallet/fund-channels" kind="quiet" className="btn-small">
        <span>{words.$topUp}</span>
        <span className="inline-flex items-center gap-1">
          <Money amount={user.playBalance} balance className="font-semibold" />
          {since !== null && (
            <>
              <Icon name="offline" size={16} />
              <span className="sr-only">{words.$balanceAsOf(formatDateTime(since))}</span>
            </>
          )}
        </span>
      </LinkButton>
    )
  }
  return (
    <div className={`flex flex-wrap gap-2 ${isLoading ? 'waits' : ''}`}>
      <LinkButton to="/user/login" {...visitorLink}>
        {words.$login}
      </LinkButton>
      <LinkButton to="/user/signup" {...visitorLink}>
        {words.$createAccount}
      </LinkButton>
    </div>
  )
}
