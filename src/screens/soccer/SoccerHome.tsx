// The entrance to the game: its forms, and how it is played.
import { Link } from '@tanstack/react-router'
import { FINALISTS, SHARED } from '#src/games/soccer-cash/paths.ts'
import { Emblem } from '#src/ui/Emblem.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { formTexts, SoccerRules } from './SoccerRules.tsx'
import { words } from './words.ts'

export const SoccerHome = () => (
  <div className="w-full max-w-2xl stack gap-4">
    {formTexts.map(({ id, to, title, text, play, look, kind }) => (
      <section
        key={id}
        className={`cloth cloth-${look.cloth} rounded-3xl p-5 stack gap-3`}
        aria-labelledby={`form-${id}`}
      >
        <div className="flex items-center gap-4">
          <Emblem name={look.emblem} size={56} />
          <h2 id={`form-${id}`} className="title-1">
            {title}
          </h2>
        </div>
        <p>{text}</p>
        <LinkButton to={to as string} kind={kind} block>
          {play}
        </LinkButton>
      </section>
    ))}
    <SoccerRules />
    <p className="flex flex-wrap gap-3">
      <Link to={FINALISTS as string} className="btn-link">
        {words.$finalists}
      </Link>
      <Link to={SHARED as string} className="btn-link">
        {words.$enterCode}
      </Link>
    </p>
  </div>
)
