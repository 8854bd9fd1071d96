// Statistics that admit what they are worth: counts of past draws next to what chance allows.
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { numberStatisticsQuery } from '#src/api/results.ts'
import { DRAW_WINDOWS } from '#src/model/draw-windows.ts'
import { games } from '#src/games/rules.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { Emblem } from '#src/ui/Emblem.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { StatisticsNumbers } from './StatisticsNumbers.tsx'
import { chosenOf, type StatisticsSearch } from './statistics-search.ts'
import { words } from './words.ts'

const options = games.map(game => ({ value: game.id, label: lotteryName(game.lotteryType) }))

interface Props {
  search: StatisticsSearch
  onSearch: (search: StatisticsSearch) => void
  /** How people play, by day. */
  plays: ReactNode
}

export const StatisticsScreen = ({ search, onSearch, plays }: Props) => {
  const { game, draws } = chosenOf(search)
  const { data, error, refetch } = useQuery(numberStatisticsQuery(game.lotteryType, draws))
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
        <div className="flex-1 min-w-[min(12rem,100%)] max-w-80">
          <SelectField
            label={words.$game}
            name="game"
            value={game.id}
            options={options}
            onChange={value => onSearch({ ...search, game: value })}
          />
        </div>
        <div className="flex flex-wrap gap-2" role="group" aria-label={words.$howManyOfThe}>
          {DRAW_WINDOWS.map(window => (
            <button
              key={window}
              type="button"
              className={`chip num ${window === draws ? 'chip-on' : ''}`}
              aria-pressed={window === draws}
              onClick={() => onSearch({ ...search, draws: window })}
            >
              {words.$draws(Number(window).toLocaleString('en-NG'))}
            </button>
          ))}
        </div>
      </div>
      {data && <KeptNote at={data.at} />}
      {data ? (
        <StatisticsNumbers answer={data.rows} />
      ) : (
        <section className="card min-h-[440px]" aria-label={words.$howOftenEachNumber} aria-busy={!error}>
          {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />}
        </section>
      )}
      {plays}
    </div>
  )
}
