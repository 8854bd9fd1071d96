// How many lines were played, and what the draw paid to how many winners.
import { useQuery } from '@tanstack/react-query'
import { batchResultQuery } from '#src/api/results.ts'
import type { Batch } from '#src/model/draws.ts'
import { grouped, plural } from '#src/lib/figures.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { Money } from '#src/ui/Money.tsx'
import { isToBeDrawn } from './batch-state.ts'
import { shortWhen } from './results-model.ts'
import { words } from './words.ts'

export const ResultsFigures = ({ batch }: { batch: Batch }) => {
  // Until settled, its figures are not final, and answers are cached for a week.
  const { data: paid } = useQuery({ ...batchResultQuery(batch.id), enabled: batch.state === 'settled' })
  return (
    <>
      <dl className="grid grid-cols-3 gap-3">
        <div>
          <dt className="text-[13px] text-soft">{words.$played}</dt>
          <dd className="font-bold num">{batch.head ? plural(batch.head.head.lines, 'line') : '—'}</dd>
        </div>
        {isToBeDrawn(batch) && (
          <div className="col-span-2">
            <dt className="text-[13px] text-soft">{words.$toBeDrawn}</dt>
            <dd className="font-bold num">{shortWhen(batch.commitment.drawsAt, serverNow())}</dd>
          </div>
        )}
        {batch.draw && (
          <>
            <div>
              <dt className="text-[13px] text-soft">{words.$winners}</dt>
              <dd className="font-bold num">{paid?.rows ? grouped(paid.rows.winners) : '—'}</dd>
            </div>
            <div>
              <dt className="text-[13px] text-soft">{words.$paidOut}</dt>
              <dd className="font-bold num text-win">
                {paid?.rows ? <Money amount={paid.rows.amount} /> : '—'}
              </dd>
            </div>
          </>
        )}
      </dl>
      {batch.draw && paid && <KeptNote at={paid.at} />}
    </>
  )
}
