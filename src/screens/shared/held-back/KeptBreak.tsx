import { formatDateTime } from '#src/lib/lagos-time.ts'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { useKeptBreak } from './use-kept-break.ts'
import { words } from './words.ts'

/** Says, even offline, that the player is on a break or has excluded themselves. */
export const KeptBreak = () => {
  const kept = useKeptBreak()
  if (!kept) return null
  return (
    <section className="card stack" role="status">
      <h2 className="title-2">{words.$youDoNotPlay}</h2>
      <p>{kept.until === null ? words.$forGood : words.$untilThen(formatDateTime(kept.until))}</p>
      <p>{words.$whatIsYours}</p>
      <QuietLink to="/profile-settings/$page" params={{ page: 'safer-play' }}>
        {words.$saferPlay}
      </QuietLink>
    </section>
  )
}
