// The play balance for players; the way in for visitors.
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '#src/api/session.ts'
import { AsOf } from '#src/ui/AsOf.tsx'
import { Button } from '#src/ui/Button.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

export const BalanceCard = () => {
  const { user, isLoading, asOf } = useSnapshot(session)
  const [shown, setShown] = useState(false)

  if (isLoading)
    return (
      <section className="card min-h-[172px]" aria-label="Play balance">
        <Skeleton lines={4} />
      </section>
    )

  if (!user)
    return (
      // From 768 px the right sidebar says the same.
      <section className="card min-h-[172px] md:hidden" aria-labelledby="join">
        <h2 id="join" className="title-2">
          Play from ₦100
        </h2>
        <p className="text-soft mt-1 mb-4">
          Look around as long as you like. To buy a ticket you need a Nigerian mobile number and two minutes.
        </p>
        <div className="grid grid-cols-2 gap-3">
          <LinkButton to="/user/login" kind="quiet">
            Log in
          </LinkButton>
          <LinkButton to="/user/signup" kind="gold">
            Create account
          </LinkButton>
        </div>
      </section>
    )

  return (
    <section className="card min-h-[172px]" aria-label="Play balance">
      <div className="row">
        <div>
          <p className="eyebrow">Play balance</p>
          <p className="text-[30px] leading-tight font-extrabold tracking-tight">
            <Money amount={user.play_balance} balance hidden={!shown} />
          </p>
        </div>
        <Button kind="quiet" className="btn-small" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide balance' : 'Show balance'}
        </Button>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 text-sm text-soft mt-1">
        <span>
          Winnings{' '}
          <Money amount={user.winning_balance} balance hidden={!shown} className="font-bold text-win" />
        </span>
        <span>
          Bonus{' '}
          <Money
            amount={user.referal_wallet_balance}
            balance
            hidden={!shown}
            className="font-bold text-ink"
          />
        </span>
      </div>
      {asOf !== null && <AsOf at={asOf} />}
      <div className="grid grid-cols-2 gap-3 mt-4">
        <LinkButton to="/withdrawals/fund" kind="quiet">
          Withdrawal
        </LinkButton>
        <LinkButton to="/fund-wallet/fund-channels" kind="gold">
          Top up
        </LinkButton>
      </div>
    </section>
  )
}
