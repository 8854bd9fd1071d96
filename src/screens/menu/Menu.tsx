// Everything behind the bottom bar's last button.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { User } from '#src/model/user.ts'
import { dataSize } from '#src/lib/data-use.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { meter } from '#src/pwa/meter.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LanguageChoice } from '../shared/LanguageChoice.tsx'
import { doors, places } from './menu-links.ts'
import { words } from './words.ts'

const MenuDoors = () => (
  <nav aria-label={words.$myAccount}>
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2">
      {doors.map(({ to, label, icon }) => (
        <li key={to}>
          <Link
            to={to}
            className="grid justify-items-center content-center gap-1.5 h-full min-h-[84px] px-0.5 py-1.5 rounded-card bg-hush text-center text-xs tracking-tight font-semibold leading-tight no-underline"
          >
            <Icon name={icon} className="text-brand" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

/** `said` is shown at the right of a place, by its address. */
const MenuPlaces = ({ said }: { said: Record<string, string> }) => (
  <nav aria-label={words.$more}>
    <ul className="rows">
      {places.map(({ to, label, icon }) => (
        <li key={to} className="p-0">
          <Link to={to} className="flex flex-wrap flex-1 items-center gap-x-3 min-h-14 no-underline">
            <Icon name={icon} />
            <span className="flex-1 min-w-[4em] font-bold">{label}</span>
            {said[to] && <span className="num hint">{said[to]}</span>}
            <Icon name="next" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

interface Props {
  user: User
  /** Chooses light or dark. */
  look: ReactNode
  onLogout: () => void
}

export const Menu = ({ user, look, onLogout }: Props) => {
  const { bytes, seen } = useSnapshot(meter)
  const name = `${user.firstName} ${user.lastName}`.trim()
  const phone = displayPhone(user.phoneNumber)
  return (
    <div className="w-full max-w-2xl stack">
      <section className="cloth rounded-[20px] p-4 row" aria-label={words.$you}>
        <span
          className="grid place-items-center flex-none w-[52px] h-[52px] rounded-full bg-[#fff2]"
          aria-hidden="true"
        >
          <Icon name="user" size={28} />
        </span>
        <div className="grow min-w-0">
          <h2 className="title-2">{name || phone}</h2>
          {name && <p className="num text-sm">{phone}</p>}
        </div>
        <Link
          to="/user/personal-info"
          className="btn-link text-sm px-2 -mr-2"
          aria-label={words.$editPersonalInformation}
        >
          {words.$edit}
        </Link>
      </section>
      <MenuDoors />
      <MenuPlaces said={seen ? { '/this-phone': words.$thisVisit(dataSize(bytes)) } : {}} />
      <div className="row">
        <span className="font-bold">{words.$look}</span>
        {look}
      </div>
      <LanguageChoice />
      <QuietButton onClick={onLogout}>
        <Icon name="logout" /> {words.$logOut}
      </QuietButton>
    </div>
  )
}
