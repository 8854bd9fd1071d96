// Profile, appearance, this device, and the account's sessions.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { User } from '#src/model/user.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { chooseTheme, storedTheme, themes, type Theme } from '#src/lib/theme.ts'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { SettingsGoogle } from './SettingsGoogle.tsx'
import { SettingsSessions } from './SettingsSessions.tsx'
import { words } from './words.ts'

const links = [
  { to: '/more-details/credentials', icon: 'shield', words: words.$passwordPinAnd },
  { to: '/this-phone', icon: 'phone', words: words.$homeScreenDataAnd },
  { to: '/profile-settings/$page', params: { page: 'your-data' }, icon: 'user', words: words.$yourData },
  { to: '/draw-alerts', icon: 'bell', words: words.$drawAlerts },
  { to: '/profile-settings/$page', params: { page: 'safer-play' }, icon: 'clock', words: words.$saferPlay },
  {
    to: '/profile-settings/$page',
    params: { page: 'standing-orders' },
    icon: 'repeat',
    words: words.$standingOrders,
  },
  {
    to: '/profile-settings/$page',
    params: { page: 'group-tickets' },
    icon: 'share',
    words: words.$groupTickets,
  },
  { to: '/chats-and-tips/{-$channelId}', params: {}, icon: 'chat', words: words.$chats },
] as const

const themeNames: Record<Theme, string> = {
  system: words.$likeThePhone,
  light: words.$light,
  dark: words.$dark,
}

export const Settings = ({ user, onLeft }: { user: User; onLeft: () => void }) => {
  const [theme, setTheme] = useState(storedTheme)
  const facts = [
    [words.$name, `${user.firstName} ${user.lastName}`.trim() || words.$notGivenYet],
    [words.$phoneNumber, displayPhone(user.phoneNumber)],
    ['E-mail', user.email ?? user.emailWaiting ?? words.$none],
    [words.$gender, user.gender ?? words.$notGivenYet],
  ] as const
  return (
    <div className="w-full max-w-2xl stack">
      <section className="card stack">
        <h2 className="title-2">{words.$profile}</h2>
        <Facts facts={facts} />
        <QuietLink to="/user/personal-info">{words.$changePersonalInformation}</QuietLink>
      </section>
      <section className="card stack">
        <h2 className="title-2">{words.$thisDevice}</h2>
        <div className="grid grid-cols-3 gap-2" role="group" aria-label={words.$look}>
          {themes.map(name => (
            <Chip
              key={name}
              className="justify-center text-center px-2"
              aria-pressed={name === theme}
              onClick={() => {
                chooseTheme(name)
                setTheme(name)
              }}
            >
              {themeNames[name]}
            </Chip>
          ))}
        </div>
        <ul className="rows">
          {links.map(({ icon, words, ...link }) => (
            <li key={icon}>
              <Link {...link} className="flex flex-1 items-center gap-3 min-h-11 font-bold no-underline">
                <Icon name={icon} className="text-brand" />
                <span className="flex-1">{words}</span>
                <Icon name="next" size={20} className="text-soft" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <SettingsGoogle />
      <SettingsSessions onLeft={onLeft} />
    </div>
  )
}
