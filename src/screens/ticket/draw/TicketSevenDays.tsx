import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { spellWords } from './seven-days.ts'
import { useSevenDays } from './use-seven-days.ts'
import { words } from './words.ts'

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
      <h2 id="seven-days" className="font-bold">
        {spell.isWhole ? words.$yourLastSevenDays : words.$yourLast(spell.tickets)}
      </h2>
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
