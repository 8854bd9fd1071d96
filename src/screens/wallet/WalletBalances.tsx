import { useState } from 'react'
import type { Kobo } from '#src/lib/money.ts'
import { walletNames } from '#src/lib/wallet-names.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Money } from '#src/ui/Money.tsx'
import { keepHidden, readHidden, toggled, type BalanceName } from './balances.ts'

export const WalletBalances = ({ balances }: { balances: Record<BalanceName, Kobo> }) => {
  const [hidden, setHidden] = useState(readHidden)
  const rows: { name: BalanceName; note: string }[] = [
    { name: 'play', note: 'Buys tickets' },
    { name: 'winnings', note: 'Can be moved or withdrawn' },
    { name: 'bonus', note: 'From referrals, buys tickets only' },
  ]
  const toggle = (name: BalanceName) => {
    const next = toggled(hidden, name)
    setHidden(next)
    keepHidden(next)
  }
  return (
    <ul className="grid gap-3 grid-cols-1 md:grid-cols-3 list-none p-0 m-0">
      {rows.map(({ name, note }) => (
        <li key={name} className="card row" aria-label={walletNames[name]}>
          <div>
            <p className="eyebrow">{walletNames[name]}</p>
            <p className="num font-extrabold text-2xl">
              <Money amount={balances[name]} balance hidden={hidden.includes(name)} />
            </p>
            <p className="hint">{note}</p>
          </div>
          <button
            type="button"
            className="btn-icon"
            aria-pressed={hidden.includes(name)}
            aria-label={`Hide ${walletNames[name].toLowerCase()}`}
            onClick={() => toggle(name)}
          >
            <Icon name={hidden.includes(name) ? 'eye-off' : 'eye'} />
          </button>
        </li>
      ))}
    </ul>
  )
}
