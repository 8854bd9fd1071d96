// Statistics that admit what they are worth: counts of past draws next to what chance allows.
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { itemStatisticsQuery, scoreStatisticsQuery } from '#src/api/statistics/without-drum.ts'
import { numberStatisticsQuery } from '#src/api/results.ts'
import { DRAW_WINDOWS, type DrawWindow } from '#src/model/draw-windows.ts'
import { grouped } from '#src/lib/figures.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { Emblem } from '#src/ui/Emblem.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { StatisticsItems } from './StatisticsItems.tsx'
import { StatisticsNumbers } from './StatisticsNumbers.tsx'
import { StatisticsScores } from './StatisticsScores.tsx'
import { chosenOf, counted, kindOf, type Counted } from './chosen.ts'
import type { StatisticsSearch } from './statistics-search.ts'
import { words } from './words.ts'

const options = counted.map(game => ({ value: game.id, label: lotteryName(game.lotteryType) }))

interface Props {
  search: StatisticsSearch
  onSearch: (search: StatisticsSearch) => void
  /** How people play, by day. */
  plays: ReactNode
}

interface CountedProps {
  game: Counted
  draws: DrawWindow
}

interface Asked {
  data?: { at: number } | undefined
  error: Error | null
  refetch: () => unknown
}

const Frame = ({ asked: { data, error, refetch }, children }: { asked: Asked; children: ReactNode }) => (
  <>
    {data && <KeptNote at={data.at} />}
    {data ? (
      children
    ) : (
      <section className="card min-h-[440px]" aria-label={words.$howOftenEachNumber} aria-busy={!error}>
        <NotYet error={error} refetch={refetch} lines={8} />
      </section>
    )}
  </>
)

const Numbers = ({ game, draws }: CountedProps) => {
  const asked = useQuery(numberStatisticsQuery(game.lotteryType, draws))
  return <Frame asked={asked}>{asked.data && <StatisticsNumbers answer={asked.data.rows} />}</Frame>
}

const Scores = ({ game, draws }: CountedProps) => {
  const asked = useQuery(scoreStatisticsQuery(game.lotteryType, draws))
  return <Frame asked={asked}>{asked.data && <StatisticsScores answer={asked.data.rows} />}</Frame>
}

const Items = () => {
  const asked = useQuery(itemStatisticsQuery())
  return <Frame asked={asked}>{asked.data && <StatisticsItems answer={asked.data.rows} />}</Frame>
}

const kinds = { numbers: Numbers, scores: Scores, items: Items }

const Windows = ({ search, onSearch }: Pick<Props, 'search' | 'onSearch'>) => {
  const { draws } = chosenOf(search)
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label={words.$howManyOfThe}>
      {DRAW_WINDOWS.map(window => (
        <Chip
          key={window}
          className="num"
          aria-pressed={window === draws}
          onClick={() => onSearch({ ...search, draws: window })}
        >
          {words.$draws(grouped(Number(window)))}
        </Chip>
      ))}
    </div>
  )
}

export const StatisticsScreen = ({ search, onSearch, plays }: Props) => {
  const { game, draws } = chosenOf(search)
  const kind = kindOf(game)
  const Kind = kinds[kind]
  return (
    <div className="grid gap-4 [&>*]:min-w-0">
      <div className={`cloth cloth-${game.look.cloth} rounded-3xl p-5 flex items-center gap-4`}>
        <Emblem name={game.look.emblem} size={64} />
        <div>
          <h2 className="title-2">{lotteryName(game.lotteryType)}</h2>
          <p className="max-w-[68ch]">{words.$whatWasDrawnCounted}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <div className="flex-1 min-w-[min(12rem,100%)] max-w-md">
          <SelectField
            label={words.$game}
            name="game"
            value={game.id}
            options={options}
            onChange={value => onSearch({ ...search, game: value })}
          />
        </div>
        {kind !== 'items' && <Windows search={search} onSearch={onSearch} />}
      </div>
      <Kind game={game} draws={draws} />
      {plays}
    </div>
  )
}
