// One draw: its numbers, what it paid, and everything needed to check it.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { batchQuery } from '#src/api/draws.ts'
import { isLive } from '#src/api/live/live-open.ts'
import type { Batch } from '#src/model/draws.ts'
import { untilNextResult } from '#src/draws/next-result.ts'
import { DAY, formatDateTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { anyGameById } from '#src/games/every-game.ts'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { ResultsChecks } from './ResultsChecks.tsx'
import { ResultsCountdown } from './ResultsCountdown.tsx'
import { ResultsDocument } from './ResultsDocument.tsx'
import { ResultsFigures } from './ResultsFigures.tsx'
import { ResultsNotFound } from './ResultsNotFound.tsx'
import { isUnknownDraw, stateSentence } from './batch-state.ts'
import { LineRow } from '../shared/lines/LineRow.tsx'
import { words } from './words.ts'

const isFinal = (state?: string) => state === 'settled' || state === 'refunded'

const Drawn = ({ id, numbers }: { id: string; numbers: readonly number[] }) => (
  <>
    <p className="text-sm text-soft mb-3">{words.$numbersInTheOrder}</p>
    <LineRow batch={id} numbers={numbers} size="lg" label={words.$numbersDrawn} />
  </>
)

interface Props {
  id: string
  /** Redoes the draw from everyone's tickets. */
  wholeDraw?: (batch: Batch) => ReactNode
}

export const ResultsDetail = ({ id, wholeDraw }: Props) => {
  const batchAnswer = useQuery({
    ...batchQuery(id),
    gcTime: 7 * DAY,
    refetchInterval: ({ state }) =>
      isFinal(state.data?.state) || (state.error ? !state.data : isLive())
        ? false
        : Math.min(10_000, untilNextResult(serverNow())),
  })
  const batch = batchAnswer.data && { ...batchAnswer.data, id }
  const isOver = batch && (batch.draw !== null || batch.state === 'refunded')

  if (!batch && isUnknownDraw(batchAnswer.error)) return <ResultsNotFound />

  const look = batch && anyGameById(batch.game)?.look
  return (
    <div className="page grid gap-5 lg:grid-cols-[400px_minmax(0,1fr)] lg:gap-x-12 lg:items-start [&>*]:min-w-0">
      <div className="grid gap-4">
        <div>
          <Link to="/results" className="btn-link">
            <Icon name="back" size={18} /> {words.$allResults}
          </Link>
          <h1 className="title-1 num">{id}</h1>
        </div>
        <section aria-label={words.$numbersDrawn}>
          <Slip>
            <div className="flex items-center gap-3 min-h-[52px] mb-4">
              {look && <EmblemChip look={look} />}
              {batch && (
                <div>
                  <h2 className="title-2">{lotteryName(batch.game)}</h2>
                  <p className="text-[13px] text-soft num">
                    {batch.head ? words.$closed : words.$closes}{' '}
                    {words.$lagosTime(formatDateTime(Date.parse(batch.commitment.closesAt)))}
                  </p>
                </div>
              )}
            </div>
            {!batch && <NotYet error={batchAnswer.error} refetch={batchAnswer.refetch} lines={7} />}
            {batch && (
              <>
                {batch.draw ? (
                  <Drawn id={batch.id} numbers={batch.draw.numbers} />
                ) : (
                  !isFinal(batch.state) && (
                    <ResultsCountdown batch={batch} onEnd={() => void batchAnswer.refetch()} />
                  )
                )}
                <p className="text-soft mt-4">{stateSentence(batch)}.</p>
                <Tear />
                <ResultsFigures batch={batch} />
              </>
            )}
          </Slip>
        </section>
      </div>
      <div className="grid gap-5 [&>*]:min-w-0">
        {batch && isOver && <ResultsChecks batch={batch} />}
        {batch && isOver && wholeDraw?.(batch)}
        {batch && <ResultsDocument batch={batch} />}
      </div>
    </div>
  )
}
