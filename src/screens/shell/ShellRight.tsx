import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession, useUser } from '#src/api/user.ts'
import { brand } from '#src/brand.ts'
import type { Kobo } from '#src/lib/money.ts'
import { AsOf } from '#src/ui/time/AsOf.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { ShellProfileMenu } from './ShellProfileMenu.tsx'
import { cheapestTicket } from '#src/games/cheapest-ticket.ts'
import { formatMoney } from '#src/lib/money.ts'

const Balance = ({ amount }: { amount: Kobo }) => {
  const { asOf } = useSession()
  const [shown, setShown] = useState(false)
  return (
    <>
      <div className="row">
        <p className="eyebrow">Play balance</p>
        <button
          type="button"
          className="btn-icon -my-2 -mr-2"
          aria-pressed={shown}
          aria-label={shown ? 'Hide play balance' : 'Show play balance'}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </div>
      <p className="title-1">
        <Money amount={amount} balance hidden={!shown} />
      </p>
      {asOf !== null && <AsOf at={asOf} />}
    </>
  )
}

/** The dashboard has its own balance card, so there only the top-up and withdrawal links show. */
const Player = () => {
  const { user } = useUser()
  const onDashboard = useRouterState({ select: state => state.location.pathname === '/dashboard' })
  if (!user) return null
  return (
    <div className="card stack">
      {!onDashboard && <Balance amount={user.play_balance} />}
      <LinkButton to="/fund-wallet/fund-channels" kind="gold" block>
        Top up
      </LinkButton>
      <LinkButton to={'/withdrawals/fund' as string} kind="quiet" block>
        Withdrawal
      </LinkButton>
    </div>
  )
}

const Visitor = () => (
  <div className="card stack">
    <p className="title-2">Play from {formatMoney(cheapestTicket())}</p>
    <p className="text-soft">With an account you can buy tickets and check every draw on your own phone.</p>
    <LinkButton to="/user/signup" kind="gold" block>
      Create account
    </LinkButton>
    <LinkButton to="/user/login" kind="quiet" block>
      Log in
    </LinkButton>
  </div>
)

export const ShellRight = () => {
  const { isAuthenticated, isLoading } = useSession()
  return (
    <aside className="shell-right" aria-label="Wallet and profile">
      {isAuthenticated && <ShellProfileMenu />}
      {isLoading ? (
        <div className="card min-h-[200px]">
          <Skeleton lines={4} />
        </div>
      ) : (
        <>{isAuthenticated ? <Player /> : <Visitor />}</>
      )}
      <p className="hint flex gap-3 items-center">
        <span className="shell-age" aria-hidden="true">
          18+
        </span>
        {brand.adultsOnly}
      </p>
    </aside>
  )
}
