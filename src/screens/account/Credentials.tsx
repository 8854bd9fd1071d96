// What opens the account and what moves its money: each with its state and the way to change it.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sessionsQuery } from '#src/api/account.ts'
import type { User } from '#src/model/user.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { plural } from '#src/lib/plural.ts'
import { Icon, type IconName } from '#src/ui/Icon.tsx'

interface Row {
  icon: IconName
  name: string
  state: string
  to: string
  way: string
}

const rowsOf = (user: User, devices: number | undefined): Row[] => [
  {
    icon: 'phone',
    name: 'Phone number',
    state: `${displayPhone(user.phoneNumber)}${user.phoneVerified ? ', verified' : ', not verified yet'}`,
    ...(user.phoneVerified
      ? { to: '/profile-settings/phone-update-otp', way: 'Change number' }
      : { to: '/user/verify-phone-number', way: 'Verify it' }),
  },
  {
    icon: 'shield',
    name: 'Password',
    state: 'Opens your account. Nobody of ours can read it',
    to: '/user/reset-password',
    way: 'Set a new password',
  },
  {
    icon: 'check',
    name: 'Transaction PIN',
    state: user.hasPin ? 'Set. It confirms payments and withdrawals' : 'Not set yet',
    ...(user.hasPin
      ? { to: '/profile-settings/forgot-pin', way: 'Change or forgot PIN' }
      : { to: '/more-details/create-pin?source=%2Fmore-details%2Fcredentials', way: 'Create your PIN' }),
  },
  {
    icon: 'user',
    name: 'Where you are logged in',
    state:
      devices === undefined
        ? 'Phones and computers'
        : plural(devices, 'phone or computer', 'phones and computers'),
    to: '/profile-settings/settings',
    way: 'See all, or log out everywhere',
  },
]

export const Credentials = ({ user }: { user: User }) => {
  const sessions = useQuery(sessionsQuery())
  return (
    <div className="w-full max-w-xl mx-auto stack">
      <ul className="card rows list-none m-0 py-0">
        {rowsOf(user, sessions.data?.results.length).map(({ icon, name, state, to, way }) => (
          <li key={name} className="!items-start">
            <span className="grid place-items-center flex-none w-10 h-10 rounded-full bg-hush text-brand">
              <Icon name={icon} size={20} />
            </span>
            <span className="flex-1 min-w-0">
              <b>{name}</b>
              <span className="hint block">{state}</span>
              <Link to={to} className="btn-link">
                {way}
              </Link>
            </span>
          </li>
        ))}
      </ul>
      <p className="hint">
        We never ask for your password, your PIN or a code, not by phone and not in a message. Whoever does is
        not us.
      </p>
    </div>
  )
}
