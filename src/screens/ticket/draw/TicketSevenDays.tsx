import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { spellWords, sevenDays, type Spell } from './seven-days.ts'
import { words } from './words.ts'
import { playsOf, ticketsQuery } from '#src/api/games.ts'
import type { PlayedTicket } from '#src/model/tickets.ts'
import { historyBox, knownPlays } from '#src/device/history-box.ts'
import { listTickets } from '#src/device/ticket-box.ts'
import { serverNow } from '#src/lib/server-time.ts'

/** From the newest tickets of the service, else from those this phone keeps; undefined while none are known. */
const useSevenDays = (playerKey: string): Spell | undefined => {
  const { data, isError } = useInfiniteQuery(ticketsQuery())
  const [kept, setKept] = useState<PlayedTicket[]>()
  useEffect(() => {
    if (!isError) return
    void Promise.all([historyBox.get(playerKey), listTickets(playerKey)]).then(found =>
      setKept(knownPlays(...found).rows),
    )
  }, [isError, playerKey])
  const rows = data ? playsOf(data.pages) : kept
  return rows && sevenDays(rows, data !== undefined && rows.length >= data.pages[0]!.count, serverNow())
}

/** What the last seven days cost; renders nothing for a player without tickets. */
export const TicketSevenDays = ({ playerKey }: { playerKey: string }) => {
  const spell = useSevenDays(playerKey)
  // As high as the figures to come, so that nothing below jumps.
  if (!spell)
    return (
      <div className="card min-h-[116px]" role="group" aria-busy="true" aria-label={words.$addingUpYourLast}>
        <Skeleton lines={2} />
      </div>
    )
  if (spell.staked === 0) return null
  return (
    <section className="card stack gap-2 min-h-[116px]" aria-labelledby="seven-days">
      <div className="row">
        <h2 id="seven-days" className="font-bold">
          {spell.isWhole ? words.$yourLastSevenDays : words.$yourLast(spell.tickets)}
        </h2>
        <Link to="/profile-settings/$page" params={{ page: 'safer-play' }} className="btn-link">
          {words.$setALimit}
        </Link>
      </div>
      {/* Gold is for gains. */}
      <ProgressBar
        value={(100 * spell.back) / spell.staked}
        label={words.$shareOfYourStakes}
        className={spell.back > spell.staked ? 'text-gold' : 'text-soft'}
      />
      <p className="text-sm text-soft num">{spellWords(spell)}</p>
    </section>
  )
}
