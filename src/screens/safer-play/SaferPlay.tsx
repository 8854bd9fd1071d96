// Limits, breaks, self-exclusion, reminders, what was played, and help.
import { useQuery } from '@tanstack/react-query'
import { useLicence } from '#src/api/public/licence.ts'
import { saferPlayQuery } from '#src/api/accounts/safer-play.ts'
import type { SaferPlay as State } from '#src/model/safer-play.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { GoldLink } from '#src/ui/buttons/Wide.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { LimitQuestion } from '../shared/held-back/LimitQuestion.tsx'
import { KeptBreak } from '../shared/held-back/KeptBreak.tsx'
import { SaferPlayActivity } from './SaferPlayActivity.tsx'
import { SaferPlayBreak } from './SaferPlayBreak.tsx'
import { SaferPlayExclusion } from './SaferPlayExclusion.tsx'
import { SaferPlayLimits } from './SaferPlayLimits.tsx'
import { SaferPlayReminders } from './SaferPlayReminders.tsx'
import { words } from './words.ts'
import { Section } from '#src/ui/Section.tsx'

const places = [
  ['https://gamblealert.org', words.$gambleAlert],
  ['https://gamban.com', words.$gamban],
] as const
/** Of the registers that a state may name, those with a page of their own. */
const registers: Record<string, string> = { SafePlay: 'https://safeplay.ng' }

const when = (at: string) => formatDateTime(Date.parse(at))

/** @param checkedAt when the register was last asked about the player; null if never, or not known */
const SaferPlayHelp = ({ checkedAt }: { checkedAt: string | null }) => {
  const { register, state } = useLicence()
  const page = registers[register]
  const all = page ? [...places, [page, words.$register(register, state)] as const] : places
  return (
    <Section id="help" title={words.$help}>
      <p>{words.$notAlone}</p>
      <ul className="rows">
        {all.map(([href, label]) => (
          <li key={href}>
            <a href={href} rel="noreferrer" className="flex flex-1 items-center min-h-11">
              {label}
            </a>
          </li>
        ))}
      </ul>
      {checkedAt && <p className="hint">{words.$checkedWith(register, when(checkedAt))}</p>}
      <p className="hint">{words.$stayInFull}</p>
    </Section>
  )
}

const Standing = ({ exclusion, registerUntil }: State) => {
  if (!exclusion && !registerUntil) return null
  return (
    <section className="card stack" role="status">
      {registerUntil && <p>{words.$byTheRegister(when(registerUntil))}</p>}
      {exclusion && (
        <p>{exclusion.until ? words.$shutOutUntil(when(exclusion.until)) : words.$shutOutForEver}</p>
      )}
      {exclusion?.reopensAt && <p>{words.$opensAgain(when(exclusion.reopensAt))}</p>}
      <GoldLink to="/withdrawals/fund">{words.$withdraw}</GoldLink>
    </section>
  )
}

export const SaferPlay = () => {
  const { data, error, refetch } = useQuery(saferPlayQuery())
  const online = useOnline()
  return (
    <div className="w-full max-w-xl stack">
      {!online && <p role="status">{words.$offline}</p>}
      {!data && <KeptBreak />}
      {!data && <NotYet error={error} refetch={refetch} lines={8} />}
      {data && (
        <>
          <Standing {...data} />
          {data.asksAgain && (
            <section className="card stack">
              <LimitQuestion />
            </section>
          )}
          <SaferPlayLimits limits={data.limits} />
          <SaferPlayBreak until={data.breakUntil} />
          <div>
            <SaferPlayReminders minutes={data.checkMinutes} months={data.reviewMonths} />
            <SaferPlayExclusion />
          </div>
          <SaferPlayActivity isDue={data.reviewDue} />
        </>
      )}
      {(data || error || !online) && <SaferPlayHelp checkedAt={data?.registerAskedAt ?? null} />}
    </div>
  )
}
