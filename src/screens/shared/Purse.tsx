// A player's three balances on the product's cloth, with the ways in and out.
import { useState } from 'react'
import type { User } from '#src/model/user.ts'
import type { Kobo } from '#src/lib/money.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Money, sumSize } from '#src/ui/Money.tsx'
import { BalancesSince } from './BalancesSince.tsx'
import { words } from './words.ts'

/** Hidden until asked for, each balance separately. */
const Balance = ({ name, amount, large }: { name: string; amount: Kobo; large?: boolean }) => {
  const [shown, setShown] = useState(false)
  const eye = (
    <IconButton
      icon={shown ? 'eye-off' : 'eye'}
      label={(shown ? words.$hideBalance : words.$showBalance)(name.toLowerCase())}
      size={20}
      className="flex-none -mr-2"
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    />
  )
  if (large)
    return (
      <div className="row">
        <div className="min-w-0">
          <p className="eyebrow">{words.$balance(name)}</p>
          <p className={`${sumSize(shown ? amount : 0)} leading-tight font-extrabold tracking-tight`}>
            <Money amount={amount} balance hidden={!shown} />
          </p>
        </div>
        {eye}
      </div>
    )
  return (
    <div className="grow flex items-center justify-between gap-1 rounded-xl bg-[#0003] pl-3 pr-2 text-sm">
      <p className="min-w-0 leading-tight">
        {name} <span className="sr-only">{words.$balance2}</span>
        <Money amount={amount} balance hidden={!shown} className="block font-bold" />
      </p>
      {eye}
    </div>
  )
}

interface Props {
  user: Pick<User, 'playBalance' | 'winningsBalance' | 'bonusBalance'>
  className?: string
}

export const Purse = ({ user, className = '' }: Props) => (
  <section className={`cloth stack gap-2 ${className}`} aria-label={words.$playBalance}>
    <Balance name={words.$play} amount={user.playBalance} large />
    <div className="flex flex-wrap gap-2">
      <Balance name={words.$winnings} amount={user.winningsBalance} />
      <Balance name={words.$bonus} amount={user.bonusBalance} />
    </div>
    <BalancesSince />
    <div className="flex flex-wrap gap-2">
      <LinkButton to="/withdrawals/fund" kind="quiet" className="btn-small flex-1 px-2 whitespace-nowrap">
        <Icon name="withdraw" size={20} />
        {words.$withdrawal}
      </LinkButton>
      <LinkButton
        to="/fund-wallet/fund-channels"
        kind="white"
        className="btn-small flex-1 px-2 whitespace-nowrap"
      >
        <Icon name="plus" size={20} />
        {words.$topUp}
      </LinkButton>
    </div>
  </section>
)
