// The newest draw as a slip, with the seal once this phone has drawn it again.
import { Link } from '@tanstack/react-router'
import { gameByLotteryType } from '#src/games/rules.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { Ball } from '#src/ui/Ball.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { useKnownToday } from '#src/ui/time/use-today.ts'
import { shortWhen } from './results-model.ts'
import { useLatest } from '../shared/use-latest.ts'
import { ResultsSeal } from './ResultsSeal.tsx'
import { words } from './newest-words.ts'

const EMPTY = [0, 1, 2, 3]

export const ResultsNewest = () => {
  const today = useKnownToday()
  const { data, rows, error, refetch } = useLatest()
  // Number games only: scores are not balls.
  const item = rows?.find(row => gameByLotteryType(row.lotteryType))
  const look = item && gameByLotteryType(item.lotteryType)?.look
  const line = item
    ? words.$drawn(shortWhen(item.date, today))
    : rows
      ? words.$theFirstDrawComes
      : error
        ? words.$itCouldNotBe
        : words.$itsNumbersAreOn
  return (
    <section
      aria-label={words.$theLatestDraw}
      className="[transform:rotate(-2deg)] md:[transform:rotate(3deg)] md:ml-auto md:w-full md:max-w-[420px]"
    >
      <Slip>
        <div className="flex items-center gap-3">
          {look ? <EmblemChip look={look} /> : <span className="emblem-chip cloth" />}
          <div className="min-w-0">
            <h2 className="title-2">{item ? lotteryName(item.lotteryType) : words.$theLatestDraw}</h2>
            <p className="text-[13px] text-soft num">{line}</p>
          </div>
        </div>
        <ol className="flex flex-wrap gap-2 mt-4 md:[&_.ball]:[--b:60px]" aria-label={words.$numbersDrawn}>
          {item
            ? item.drawn.map(n => (
                <li key={`${item.batch} ${n}`}>
                  <Ball n={n} moves="drop" />
                </li>
              ))
            : EMPTY.map(place => (
                <li key={place} aria-hidden="true">
                  <Ball state="empty" />
                </li>
              ))}
        </ol>
        <Tear />
        <div className="flex items-center gap-4 min-h-[92px]">
          {item ? (
            <ResultsSeal {...item} />
          ) : error && !rows ? (
            <Button kind="quiet" onClick={() => void refetch()}>
              {words.$tryAgain}
            </Button>
          ) : (
            <Link to="/about" hash="proof" className="btn-link">
              {words.$howADrawIs}
            </Link>
          )}
        </div>
        {data && <KeptNote at={data.at} />}
      </Slip>
    </section>
  )
}
