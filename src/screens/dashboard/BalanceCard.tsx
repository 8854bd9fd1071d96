// The three balances for players; login and sign-up for visitors.
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '#src/api/session/session.ts'
import type { Kobo } from '#src/lib/money.ts'
import { AsOf } from '#src/ui/time/AsOf.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { cheapestTicket } from '#src/games/cheapest-ticket.ts'
import { formatMoney } from '#src/lib/money.ts'

interface BalanceProps {
  name: string
  amount: Kobo
  large?: boolean
}

/** Hidden until asked for, each balance separately. */
const Balance = ({ name, amount, large }: BalanceProps) => {
  const [shown, setShown] = useState(false)
  return (
    <div className={large ? 'col-span-2' : 'min-w-0'}>
      <p className="eyebrow">
        {name} <span className={large ? '' : 'sr-only'}>balance</span>
      </p>
      <div className="flex items-center gap-1">
        <p className={large ? 'text-[30px] leading-tight font-extrabold tracking-tight' : 'font-bold'}>
          <Money amount={amount} balance hidden={!shown} />
        </p>
        <button
          type="button"
          className="btn-icon"
          aria-pressed={shown}
          aria-label={`${shown ? 'Hide' : 'Show'} ${name.toLowerCase()} balance`}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
        </button>
      </div>
    </div>
  )
}

export const BalanceCard = () => {
  const { user, isLoading, asOf } = useSnapshot(session)

  if (isLoading)
    return (
      <section className="card min-h-[226px]" aria-label="Play balance">
        <Skeleton lines={4} />
      </section>
    )

  if (!user)
    return (
      // From 768 px up the right sidebar says the same.
      <section className="card min-h-[172px] md:hidden" aria-labelledby="join">
        <h2 id="join" className="title-2">
          Play from {formatMoney(cheapestTicket())}
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
    <section className="card min-h-[226px]" aria-label="Play balance">
      <div className="grid grid-cols-2 gap-x-4 gap-y-1">
        <Balance name="Play" amount={user.play_balance} large />
        <Balance name="Winnings" amount={user.winning_balance} />
        <Balance name="Bonus" amount={user.referal_wallet_balance} />
      </div>
      {asOf !== null && <AsOf at={asOf} />}
      <div className="grid grid-cols-2 gap-3 mt-4">
        <LinkButton to={'/withdrawals/fund' as string} kind="quiet">
          Withdrawal
        </LinkButton>
        <LinkButton to="/fund-wallet/fund-channels" kind="gold">
          Top up
        </LinkButton>
      </div>
    </section>
  )
}
