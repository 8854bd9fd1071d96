// One draw: its numbers, what it paid, and everything needed to check it.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { batchQuery } from '#src/api/draws.ts'
import { batchResultQuery } from '#src/api/results.ts'
import { ApiError } from '#src/api/errors.ts'
import { isLive } from '#src/api/live/live-open.ts'
import type { Batch } from '#src/model/draws.ts'
import { untilNextResult } from '#src/draws/next-result.ts'
import { DAY, HOUR, formatDateTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { plural } from '#src/lib/plural.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { anyGameById } from '#src/games/every-game.ts'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { Countdown } from '#src/ui/time/Countdown.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { ResultsChecks } from './ResultsChecks.tsx'
import { ResultsDocument } from './ResultsDocument.tsx'
import { isToBeDrawn, stateSentence } from './batch-state.ts'
import { LineRow } from '../shared/lines/LineRow.tsx'
import { shortWhen } from './results-model.ts'
import { words } from './words.ts'

const isFinal = (state?: string) => state === 'settled' || state === 'refunded'

export const ResultsDetail = ({
  id,
  wholeDraw,
}: {
  id: string
  /** Redoes the draw from everyone's tickets. */
  wholeDraw?: (batch: Batch) => ReactNode
}) => {
  const batchAnswer = useQuery({
    ...batchQuery(id),
    gcTime: 7 * DAY,
    refetchInterval: ({ state }) =>
      isFinal(state.data?.state) || state.error || isLive()
        ? false
        : Math.min(10_000, untilNextResult(serverNow())),
  })
  const batch = batchAnswer.data
  const isOver = batch && (batch.draw !== null || batch.state === 'refunded')
  // Until settled, its figures are not final, and answers are cached for a week.
  const paid = useQuery({ ...batchResultQuery(id), enabled: batch?.state === 'settled' })

  if (!batch && batchAnswer.error instanceof ApiError && batchAnswer.error.status < 500)
    return (
      <div className="page">
        <h1 className="sr-only">{words.$resultNotFound}</h1>
        <EmptyState
          heading={words.$weHaveNoDraw}
          sub={words.$aBatchCodeLooks}
          action={
            <LinkButton to="/results" kind="brand">
              {words.$allResults}
            </LinkButton>
          }
        />
      </div>
    )

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
            {!batch && !batchAnswer.error && <Skeleton lines={7} />}
            {!batch && batchAnswer.error && (
              <ErrorNote error={batchAnswer.error} onRetry={() => void batchAnswer.refetch()} />
            )}
            {batch && (
              <>
                {batch.draw ? (
                  <>
                    <p className="text-sm text-soft mb-3">{words.$numbersInTheOrder}</p>
                    <LineRow batch={batch.id} numbers={batch.draw.numbers} size="lg" />
                  </>
                ) : (
                  !isFinal(batch.state) && (
                    <p className="text-[30px] font-extrabold num">
                      <Countdown
                        to={Date.parse(batch.commitment.drawsAt)}
                        onEnd={() => void batchAnswer.refetch()}
                        format={
                          Date.parse(batch.commitment.drawsAt) - serverNow() > HOUR ? 'hh:mm:ss' : 'mm:ss'
                        }
                      />
                    </p>
                  )
                )}
                <p className="text-soft mt-4">{stateSentence(batch)}.</p>
                <Tear />
                <dl className="grid grid-cols-3 gap-3">
                  <div>
                    <dt className="text-[13px] text-soft">{words.$played}</dt>
                    <dd className="font-bold num">
                      {batch.head ? plural(batch.head.head.lines, 'line') : '—'}
                    </dd>
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
                        <dd className="font-bold num">{paid.data?.rows ? paid.data.rows.winners : '—'}</dd>
                      </div>
                      <div>
                        <dt className="text-[13px] text-soft">{words.$paidOut}</dt>
                        <dd className="font-bold num text-win">
                          {paid.data?.rows ? <Money amount={paid.data.rows.amount} /> : '—'}
                        </dd>
                      </div>
                    </>
                  )}
                </dl>
                {batch.draw && paid.data && <KeptNote at={paid.data.at} />}
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
