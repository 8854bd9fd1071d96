// Three pouches, by what their money may be used for.
import { useState, type ReactNode } from 'react'
import type { Kobo } from '#src/lib/money.ts'
import { walletNames } from '#src/lib/wallet-names.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Money } from '#src/ui/Money.tsx'
import { keepHidden, readHidden, toggled, type BalanceName } from './balances.ts'
import { words } from './words.ts'

interface Props {
  balances: Record<BalanceName, Kobo>
  /** Opens what moves winnings to the play wallet. */
  onMove: () => void
}

interface PouchProps {
  name: BalanceName
  cloth: string
  note: string
  amount: Kobo
  hidden: boolean
  onHide: () => void
  children: ReactNode
}

const Pouch = ({ name, cloth, note, amount, hidden, onHide, children }: PouchProps) => (
  <li className="w-70 md:w-auto stack gap-2" aria-label={walletNames[name]}>
    <div className={`cloth ${cloth} rounded-card p-4 pt-2 flex-1`}>
      <div className="row">
        <p className="eyebrow">{walletNames[name]}</p>
        <IconButton
          icon={hidden ? 'eye-off' : 'eye'}
          label={words.$hide(walletNames[name].toLowerCase())}
          className="-mr-2"
          aria-pressed={hidden}
          onClick={onHide}
        />
      </div>
      <p className="num font-extrabold text-2xl md:text-xl leading-tight tracking-tight">
        <Money amount={amount} balance hidden={hidden} />
      </p>
      <p className="text-sm mt-1">{note}</p>
    </div>
    <div className="flex flex-wrap gap-2 [&>*]:flex-1">{children}</div>
  </li>
)

export const WalletBalances = ({ balances, onMove }: Props) => {
  const [hidden, setHidden] = useState(readHidden)
  const pouch = (name: BalanceName) => ({
    name,
    amount: balances[name],
    hidden: hidden.includes(name),
    onHide: () => {
      const next = toggled(hidden, name)
      setHidden(next)
      keepHidden(next)
    },
  })
  return (
    <ul className="rail md:grid md:grid-cols-3 md:overflow-visible" aria-label={words.$wallets}>
      <Pouch {...pouch('play')} cloth="cloth-violet" note={words.$buysTicketsFilledBy}>
        <LinkButton to="/fund-wallet/fund-channels">
          <Icon name="plus" size={20} /> {words.$topUp}
        </LinkButton>
      </Pouch>
      <Pouch {...pouch('winnings')} cloth="cloth-green" note={words.$yoursToWithdrawOr}>
        <LinkButton to="/withdrawals/fund" kind="quiet" className="px-2">
          {words.$withdrawal}
        </LinkButton>
        <Button
          kind="quiet"
          className="px-2"
          aria-label={words.$moveWinningsToPlay}
          disabled={balances.winnings <= 0}
          onClick={onMove}
        >
          {words.$toPlayWallet}
        </Button>
      </Pouch>
      <Pouch {...pouch('bonus')} cloth="cloth-rose" note={words.$bonusBuysTickets}>
        <LinkButton to="/refer-earn" kind="quiet">
          {words.$referAndEarn}
        </LinkButton>
      </Pouch>
    </ul>
  )
}
