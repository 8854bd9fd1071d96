// The newest draws as a rail of slips, one per game.
import { Link } from '@tanstack/react-router'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Slip } from '#src/ui/Slip.tsx'
import { useKnownToday } from '#src/ui/time/use-today.ts'
import { useLatest } from '../shared/use-latest.ts'
import { words } from './words.ts'
import type { ResultItem } from '#src/model/results.ts'
import { anyGameByLotteryType } from '#src/games/every-game.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { EmblemChip, Seal } from '#src/ui/Emblem.tsx'
import { LineRow } from '../shared/lines/LineRow.tsx'
import { paidWords, shortWhen } from './results-model.ts'
import { useDrawCheck } from './use-draw-check.ts'

/** A draw as a slip that opens it; sealed if this phone has checked it. */
const ResultSlip = ({ item, today }: { item: ResultItem; today: number | undefined }) => {
  const look = anyGameByLotteryType(item.lotteryType)?.look
  const checked = useDrawCheck(item).data?.worst === 'passed'
  return (
    <Slip>
      <div className="flex items-center gap-3 mb-3">
        {look && <EmblemChip look={look} />}
        <div className="min-w-0 grow">
          <h3 className="font-bold text-[17px]">{lotteryName(item.lotteryType)}</h3>
          <p className="text-[13px] text-soft num">
            <time dateTime={item.date}>{shortWhen(item.date, today)}</time>
          </p>
        </div>
        {checked && <Seal size={36} />}
      </div>
      <div className="[&_.ball]:[--b:40px]">
        <LineRow batch={item.batch} numbers={item.drawn} label={words.$numbersDrawn} most={2} />
      </div>
      <p className="text-sm text-soft mt-3 num">{paidWords(item)}</p>
      <Link to="/results/$gameID" params={{ gameID: item.batch }} className="btn-link num text-sm covers">
        {item.batch}
      </Link>
    </Slip>
  )
}

const SHOWN = 3
const PLACES = [0, 1, 2]
const ITEM = 'w-70 md:w-[calc(33.33%-8px)]'

export const ResultsLatest = () => {
  const today = useKnownToday()
  const { data, rows, error, refetch } = useLatest()
  return (
    <section aria-labelledby="last-results">
      <div className="row mb-2">
        <h2 id="last-results" className="title-2">
          {words.$lastResults}
        </h2>
        <Link to="/results" className="btn-link">
          {words.$allResults}
        </Link>
      </div>
      <div className="min-h-[250px]">
        {!rows && error && <ErrorNote error={error} onRetry={() => void refetch()} />}
        {rows?.length === 0 && <EmptyState heading={words.$noDrawHasBeen} sub={words.$theFirstResultIs} />}
        <ol className="rail">
          {rows
            ? rows.slice(0, SHOWN).map(item => (
                <li key={item.batch} className={ITEM}>
                  <ResultSlip item={item} today={today} />
                </li>
              ))
            : !error &&
              PLACES.map(place => (
                <li key={place} className={ITEM} aria-hidden="true">
                  <Slip>
                    <Skeleton lines={7} />
                  </Slip>
                </li>
              ))}
        </ol>
        {data && <KeptNote at={data.at} />}
      </div>
    </section>
  )
}
