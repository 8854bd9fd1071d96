// Everything behind the bottom bar's last button.
import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import type { User } from '#src/contract/user.ts'
import { dataSize } from '#src/lib/data-use.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { meter } from '#src/pwa/meter.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon, type IconName } from '#src/ui/Icon.tsx'
import { Money } from '#src/ui/Money.tsx'

interface Entry {
  to: string
  label: string
  icon: IconName
  note?: string
}

const mine: Entry[] = [
  { to: '/game-history', label: 'Game history', icon: 'history' },
  { to: '/wallet', label: 'Wallet', icon: 'wallet' },
  { to: '/fund-wallet/fund-channels', label: 'Top up', icon: 'plus' },
  { to: '/withdrawals/fund', label: 'Withdrawal', icon: 'withdraw' },
  { to: '/refer-earn', label: 'Refer and Earn', icon: 'gift' },
  { to: '/draw-alerts', label: 'Draw alerts', icon: 'bell' },
  { to: '/user/personal-info', label: 'Personal information', icon: 'user' },
  { to: '/profile-settings/settings', label: 'Settings', icon: 'settings' },
]

const open: Entry[] = [
  { to: '/dashboard', label: 'Games', icon: 'games' },
  { to: '/results', label: 'Results', icon: 'ticket' },
  { to: '/winners', label: 'Winners', icon: 'trophy' },
  { to: '/game-statistics', label: 'Game statistics', icon: 'chart' },
  { to: '/contact', label: 'Contact', icon: 'phone' },
]

const thisPhone: Entry = { to: '/this-phone', label: 'This phone', icon: 'download' }

const MenuLinks = ({ label, entries }: { label: string; entries: Entry[] }) => (
  <nav aria-label={label} className="card">
    <p className="eyebrow mb-2">{label}</p>
    <ul className="list-none p-0 m-0">
      {entries.map(({ to, label: text, icon, note }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex items-center gap-3 min-h-12 text-ink no-underline focus-ring rounded-xl hover:bg-hush px-2"
          >
            <Icon name={icon} />
            <span className="flex-1">{text}</span>
            {note && <span className="num hint">{note}</span>}
            <Icon name="next" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

export const Menu = ({ user, onLogout }: { user: User; onLogout: () => void }) => {
  const { bytes, seen } = useSnapshot(meter)
  const name = `${user.first_name} ${user.last_name}`.trim()
  return (
    <div className="w-full max-w-2xl mx-auto stack">
      <section className="cloth rounded-2xl p-5 stack">
        <div>
          <h2 className="title-1">{name || displayPhone(user.phone_number)}</h2>
          {name && <p className="num opacity-85">{displayPhone(user.phone_number)}</p>}
        </div>
        <dl className="flex flex-wrap gap-x-6 gap-y-2 m-0">
          {(
            [
              ['Play', user.play_balance],
              ['Winnings', user.winning_balance],
              ['Bonus', user.referal_wallet_balance],
            ] as const
          ).map(([label, amount]) => (
            <div key={label}>
              <dt className="text-sm opacity-85">{label}</dt>
              <dd className="m-0 font-bold whitespace-nowrap">
                <Money amount={amount} balance />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <MenuLinks label="My account" entries={mine} />
      <MenuLinks
        label="Discover"
        entries={[...open, seen ? { ...thisPhone, note: `${dataSize(bytes)} this visit` } : thisPhone]}
      />
      <Button kind="quiet" block onClick={onLogout}>
        <Icon name="logout" /> Log out
      </Button>
    </div>
  )
}
