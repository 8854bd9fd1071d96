import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { words } from './words.ts'

/** On a break, or shut out of play: nothing to press again, and nothing to write. */
export const ChatsShut = () => (
  <section className="card stack w-full max-w-xl" role="status">
    <p>{words.$shutMeanwhile}</p>
    <QuietLink to="/profile-settings/$page" params={{ page: 'safer-play' }}>
      {words.$saferPlay}
    </QuietLink>
  </section>
)
