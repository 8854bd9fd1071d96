import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { RowsNote } from '#src/ui/time/RowsNote.tsx'
import { FundRow } from './FundRow.tsx'
import { isTopUpSettled } from './top-up-words.ts'
import { useTopUps } from './use-top-ups.ts'
import { words } from './words.ts'

/** The top-ups that are under way, so that nobody pays twice. */
export const FundPending = () => {
  const { asked, keptAt, rows } = useTopUps()
  const pending = rows?.filter(({ state }) => !isTopUpSettled(state)) ?? []
  if (pending.length === 0 && (rows || !asked.error)) return null
  return (
    <section className="card stack" aria-labelledby="fund-pending">
      <h2 id="fund-pending" className="eyebrow">
        {words.$notFinishedYet}
      </h2>
      <RowsNote asked={asked} keptAt={keptAt} />
      {!rows && <ErrorNote error={asked.error} onRetry={() => void asked.refetch()} />}
      <ul className="rows">
        {pending.map(topUp => (
          <li key={topUp.reference}>
            <FundRow topUp={topUp} />
          </li>
        ))}
      </ul>
    </section>
  )
}
