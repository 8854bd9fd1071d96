// The band of the game: which form, what it asks for, and the way to its rules; and that this phone keeps no picks.
import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { pathsOf } from '#src/games/paths.ts'
import { ABOUT, soccerPaths } from '#src/games/soccer-cash/paths.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import type { SoccerStore } from '#src/play/soccer/store.ts'
import { Emblem } from '#src/ui/Emblem.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { PicksNotKept } from '../shared/slips/SlipParts.tsx'
import { words } from './words.ts'

const forms = [
  { id: 'real', name: words.$realMatches, to: soccerPaths.real.play },
  { id: 'all-in', name: words.$allIn, to: soccerPaths['all-in'].play },
  { id: 'virtual', name: words.$virtual, to: pathsOf(virtualSoccer).play },
] as const

export const SoccerHead = ({ store: { form, status } }: { store: SoccerStore }) => (
  <>
    <section className="play-band cloth" aria-label={words.$soccerCash}>
      <Emblem name="football" size={64} className="hidden md:block" />
      <div className="flex-1 min-w-0 stack gap-2 py-2">
        <nav aria-label={words.$forms} className="flex flex-wrap gap-2">
          {forms.map(({ id, name, to }) => (
            <Link
              key={id}
              to={to as string}
              className={`btn btn-small ${id === form.id ? 'btn-white' : 'btn-quiet'}`}
              aria-current={id === form.id ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
        <p className="text-sm font-bold">
          {form.least === form.most ? words.$pickMatches(form.most) : words.$upToMatches(form.most)}
        </p>
      </div>
      <div className="play-band-top">
        <LinkButton to={ABOUT as string} kind="quiet" className="btn-small play-how" data-tour="how-to-play">
          <Icon name="info" /> <span>{words.$howItWorks}</span>
        </LinkButton>
      </div>
    </section>
    {useSnapshot(status).storageNotice && <PicksNotKept className="my-3" />}
  </>
)
