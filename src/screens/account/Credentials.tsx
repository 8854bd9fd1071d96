// What opens the account and what moves its money: each with its state and the way to change it.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sessionsQuery } from '#src/api/account.ts'
import type { User } from '#src/model/user.ts'
import { displayPhone } from '#src/lib/phone.ts'
import type { IconName } from '#src/ui/Icon.tsx'
import { IconChip } from '#src/ui/IconChip.tsx'
import { words } from './words.ts'

interface Row {
  icon: IconName
  name: string
  state: string
  to: string
  way: string
}

const emailRow = ({ email, emailWaiting }: User): Row => {
  const row = { icon: 'chat', name: 'E-mail', to: '/profile-settings/email' } as const
  if (emailWaiting)
    return { ...row, state: `${emailWaiting}${words.$notConfirmedYet}`, way: words.$confirmIt }
  if (email) return { ...row, state: `${email}${words.$confirmed}`, way: words.$changeEMail }
  return { ...row, state: words.$noneReceiptsAndLogin, way: words.$addYourEMail }
}

const rowsOf = (user: User, devices: number | undefined): Row[] => [
  {
    icon: 'phone',
    name: words.$phoneNumber,
    state: `${displayPhone(user.phoneNumber)}${user.phoneVerified ? words.$verified : words.$notVerifiedYet}`,
    ...(user.phoneVerified
      ? { to: '/profile-settings/phone-update-otp', way: words.$changeNumber }
      : { to: '/user/verify-phone-number', way: words.$verifyIt }),
  },
  emailRow(user),
  {
    icon: 'shield',
    name: words.$password,
    state: words.$opensYourAccountNobody,
    to: '/user/reset-password',
    way: words.$setANewPassword,
  },
  {
    icon: 'check',
    name: words.$transactionPin,
    state: user.hasPin ? words.$setItConfirmsPayments : words.$notSetYet,
    ...(user.hasPin
      ? { to: '/profile-settings/forgot-pin', way: words.$changeOrForgotPin }
      : { to: '/more-details/create-pin?source=%2Fmore-details%2Fcredentials', way: words.$createYourPin }),
  },
  {
    icon: 'user',
    name: words.$whereYouAreLogged,
    state: devices === undefined ? words.$phonesAndComputers : words.$phonesOrComputers(devices),
    to: '/profile-settings/settings',
    way: words.$seeAllOrLog,
  },
]

export const Credentials = ({ user }: { user: User }) => {
  const sessions = useQuery(sessionsQuery())
  return (
    <div className="w-full max-w-xl stack">
      <ul className="card rows list-none m-0 py-0">
        {rowsOf(user, sessions.data?.results.length).map(({ icon, name, state, to, way }) => (
          <li key={name} className="items-start">
            <IconChip name={icon} />
            <span className="flex-1 min-w-0">
              <b>{name}</b>
              <span className="hint block break-words">{state}</span>
              <Link to={to} className="btn-link">
                {way}
              </Link>
            </span>
          </li>
        ))}
      </ul>
      <p className="hint">{words.$weNeverAskFor}</p>
    </div>
  )
}
