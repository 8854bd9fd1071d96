// Every game's newest draw, plus one game's draws by day; game and day are in the address.
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { PAGE, resultsQuery } from '#src/api/results.ts'
import { everyGame } from '#src/games/every-game.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { dayOf } from '#src/ui/table/day-choice.ts'
import { DayFilter } from '#src/ui/table/DayFilter.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { useToday } from '#src/ui/time/use-today.ts'
import { afterEachDraw } from '../shared/use-latest.ts'
import { ResultsEach } from './ResultsEach.tsx'
import { ResultsHistory } from './ResultsHistory.tsx'
import { ResultsTable } from './ResultsTable.tsx'
import { gameOf, ITEMS, MATCHES, otherOf, typeOf } from './asked.ts'
import type { ResultsSearch } from './results-search.ts'
import { rhythmWords } from '#src/games/rhythm-words.ts'
import { words } from './words.ts'

const tabs = [
  ...everyGame.map(({ id, lotteryType }) => ({ id, label: lotteryName(lotteryType) })),
  ...[MATCHES, ITEMS].map(id => ({ id, label: lotteryName(id) })),
]

interface Props {
  search: ResultsSearch
  onSearch: (search: ResultsSearch) => void
  /** A game's winners, by its name on the wire. */
  winners: (lotteryType: string) => ReactNode
  /** Items drawn. */
  items: ReactNode
  /** Real matches that ended on a day. */
  matches: (date: string | undefined) => ReactNode
}

export const ResultsScreen = ({ search, onSearch, winners, items, matches }: Props) => {
  const game = gameOf(search)
  const other = otherOf(search)
  const name = words.$drawsOf(lotteryName(other?.id ?? game.lotteryType))
  const date = dayOf(search.date ?? 'all', useToday())
  const { data, error, isPending, refetch } = useQuery({
    ...resultsQuery(game.lotteryType, date),
    refetchInterval: afterEachDraw,
  })
  return (
    <div className="page grid gap-5 [&>*]:min-w-0">
      <div>
        <h1 className="title-1">{words.$results}</h1>
        <p className="text-soft mt-1 max-w-[68ch]">{words.$everyDrawEverMade}</p>
      </div>
      <ResultsEach />
      <section className="late" aria-label={name}>
        <Tabs
          tabs={tabs}
          label={words.$drawsByGame}
          value={other?.id ?? game.id}
          onChange={id => onSearch({ date: search.date, game: id })}
        >
          <h2 className="title-2 mt-4 mb-3">{name}</h2>
          {other?.id !== ITEMS && (
            <div className="mb-3">
              <DayFilter
                value={search.date ?? 'all'}
                onChange={choice => onSearch({ ...search, date: choice === 'all' ? undefined : choice })}
                all={words.$newest}
              />
            </div>
          )}
          {other?.id === ITEMS && items}
          {other?.id === MATCHES && matches(date)}
          {!other && (
            <>
              {data && <KeptNote at={data.at} />}
              {/* Reserves the height of ten rows, so nothing below jumps. */}
              <div className={isPending ? 'md:min-h-[820px]' : ''}>
                <ResultsTable
                  key={`${game.id} ${date ?? 'newest'}`}
                  name={name}
                  rows={data?.rows ?? []}
                  loading={isPending}
                  error={data ? null : error}
                  onRetry={() => void refetch()}
                  onlyNewest={date === undefined && data?.rows.length === PAGE}
                  sub={date ? words.$noDrawWasMade : rhythmWords(game)}
                />
              </div>
            </>
          )}
        </Tabs>
      </section>
      {other ? (
        <section aria-label={words.$winnersHistory(lotteryName(other.id))}>
          <h2 className="title-2">{words.$winnersHistory(lotteryName(other.id))}</h2>
          {winners(other.lotteryType)}
        </section>
      ) : (
        <ResultsHistory type={typeOf(search)} winners={winners} />
      )}
    </div>
  )
}
