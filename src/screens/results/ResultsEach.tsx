// The newest draw of every game, one row each.
import { Link } from '@tanstack/react-router'
import { anyGameByLotteryType } from '#src/games/every-game.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { EmblemChip, Seal } from '#src/ui/Emblem.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { useKnownToday } from '#src/ui/time/use-today.ts'
import type { ResultItem } from '#src/model/results.ts'
import { LineRow } from '../shared/lines/LineRow.tsx'
import { paidWords, shortWhen } from './results-model.ts'
import { useDrawCheck } from './use-draw-check.ts'
import { useLatest } from '../shared/use-latest.ts'
import { words } from './words.ts'

const Row = ({ item, today }: { item: ResultItem; today: number | undefined }) => {
  const name = lotteryName(item.lotteryType)
  const look = anyGameByLotteryType(item.lotteryType)?.look
  const checked = useDrawCheck(item).data?.worst === 'passed'
  return (
    <li className="relative items-start">
      {look && <EmblemChip look={look} />}
      <article aria-label={name} className="grow min-w-0">
        <div className="row flex-wrap gap-x-3 gap-y-0">
          <h2 className="font-bold text-[17px]">{name}</h2>
          <time dateTime={item.date} className="text-[13px] text-soft num">
            {shortWhen(item.date, today)}
          </time>
        </div>
        <div className="row my-2">
          <LineRow batch={item.batch} numbers={item.drawn} label={words.$numbers(name)} most={3} />
          {/* Reserves the seal's place: scores wrapping onto another line would move every row below. */}
          {checked ? <Seal size={36} /> : <span className="flex-none w-9 h-9" />}
        </div>
        <p className="row flex-wrap gap-x-3 gap-y-0 text-sm text-soft num">
          {paidWords(item)}
          <Link to="/results/$gameID" params={{ gameID: item.batch }} className="btn-link covers">
            {item.batch}
          </Link>
        </p>
      </article>
    </li>
  )
}

export const ResultsEach = () => {
  const today = useKnownToday()
  const { rows, error, refetch } = useLatest()
  const isShort = rows ? rows.length === 0 : error !== null
  return (
    <section aria-label={words.$latestResultOfEach} className={isShort ? '' : 'min-h-[560px]'}>
      {!rows && <NotYet error={error} refetch={refetch} lines={8} />}
      {rows?.length === 0 && <EmptyState heading={words.$noDrawHasBeen} sub={words.$drawsAreMadeEvery} />}
      <ul className="rows">
        {rows?.map(item => (
          <Row key={item.lotteryType} item={item} today={today} />
        ))}
      </ul>
    </section>
  )
}
