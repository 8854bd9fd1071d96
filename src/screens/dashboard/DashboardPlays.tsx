// How people play, by Lagos day: the table of 2.56 with working day buttons.
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { type GamePlays, gamePlaysQuery } from '#src/api/results.ts'
import { lotteryName, lotteryPath } from '#src/lib/lottery-name.ts'
import { DataTable, type Column } from '#src/ui/table/DataTable.tsx'
import { type DayChoice, dayOf } from '#src/ui/table/day-choice.ts'
import { DayFilter } from '#src/ui/table/DayFilter.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Money } from '#src/ui/Money.tsx'
import { useToday } from '#src/ui/time/use-today.ts'

const columns: readonly Column<GamePlays>[] = [
  {
    key: 'game',
    header: 'Game type',
    sortable: true,
    value: row => lotteryName(row.game_type),
    cell: row => <b>{lotteryName(row.game_type)}</b>,
  },
  {
    key: 'players',
    header: 'Players',
    align: 'right',
    sortable: true,
    value: row => row.percentage,
    cell: row => <span className="num">{Math.round(row.percentage)}%</span>,
  },
  {
    key: 'stake',
    header: 'Average stake',
    align: 'right',
    sortable: true,
    value: row => row.average_stake,
    cell: row => <Money amount={row.average_stake} />,
  },
  {
    key: 'potential',
    header: 'Average potential winning',
    align: 'right',
    sortable: true,
    value: row => row.average_potential_winning,
    cell: row => <Money amount={row.average_potential_winning} />,
  },
  {
    key: 'play',
    header: 'Play',
    cell: row => (
      <LinkButton
        to={lotteryPath(row.game_type)}
        kind="brand"
        className="btn-small whitespace-nowrap"
        aria-label={`Play game: ${lotteryName(row.game_type)}`}
      >
        Play game
      </LinkButton>
    ),
  },
]

export const DashboardPlays = () => {
  const [day, setDay] = useState<DayChoice>('today')
  const { data, error, isPending, refetch } = useQuery(gamePlaysQuery(dayOf(day, useToday()) ?? ''))
  return (
    <section className="card" aria-label="Game plays" data-tour="plays">
      <h2 className="title-2 mb-3">How people play</h2>
      <div className="mb-3">
        <DayFilter value={day} onChange={setDay} />
      </div>
      <DataTable
        name="Game plays"
        key={day}
        rows={data ?? []}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        empty={{ heading: 'No data available', sub: 'Nobody played on this day.' }}
        columns={columns}
      />
      <p className="hint mt-3">Tickets are counted when their batch closes, every five minutes.</p>
    </section>
  )
}
