import { formatDateTime } from '#src/lib/lagos-time.ts'
import { Section } from '#src/ui/Section.tsx'
import { words } from './words.ts'

const places = [
  ['https://gamblealert.org', words.$gambleAlert],
  ['https://gamban.com', words.$gamban],
  ['https://safeplay.ng', words.$safePlay],
] as const

/** @param checkedAt when the register was last asked about the player; null if never, or not known */
export const SaferPlayHelp = ({ checkedAt }: { checkedAt: string | null }) => (
  <Section id="help" title={words.$help}>
    <p>{words.$notAlone}</p>
    <ul className="rows">
      {places.map(([href, label]) => (
        <li key={href}>
          <a href={href} rel="noreferrer" className="flex flex-1 items-center min-h-11">
            {label}
          </a>
        </li>
      ))}
    </ul>
    {checkedAt && <p className="hint">{words.$checkedWithSafePlay(formatDateTime(Date.parse(checkedAt)))}</p>}
    <p className="hint">{words.$stayInFull}</p>
  </Section>
)
