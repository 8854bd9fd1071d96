// The player's tickets, newest first. Offline: the ones this phone kept, with their age.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'
import { ticketsQuery } from '#src/api/games.ts'
import type { GamePlay } from '#src/contract/games.ts'
import { formatDate, formatTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { shortId } from '#src/lib/short-id.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { historyBox, knownPlays } from '#src/device/history-box.ts'
import { listTickets } from '#src/device/ticket-box.ts'
import { Button } from '#src/ui/Button.tsx'
import { DataTable, type Column } from '#src/ui/table/DataTable.tsx'
import { KeptNote } from '#src/ui/time/KeptNote.tsx'
import { Money } from '#src/ui/Money.tsx'
import { backOf, statusOf, statusTone } from './status.ts'

const columns: Column<GamePlay>[] = [
  {
    key: 'date',
    header: 'Date',
    sortable: true,
    value: row => row.date,
    cell: row => (
      <time dateTime={row.date}>
        <span className="whitespace-nowrap">{formatDate(Date.parse(row.date))}</span>{' '}
        <span className="whitespace-nowrap">{formatTime(Date.parse(row.date))}</span>
      </time>
    ),
  },
  {
    key: 'game',
    header: 'Game',
    value: row => `${lotteryName(row.game_type)} ${row.batch_id} ${shortId(row.game_play_id)}`,
    cell: row => (
      <span>
        {lotteryName(row.game_type)}
        <span className="num block text-sm text-soft whitespace-nowrap">{row.batch_id}</span>
        <span className="num block text-sm text-soft whitespace-nowrap">{shortId(row.game_play_id)}</span>
      </span>
    ),
  },
  { key: 'lines', header: 'Lines', align: 'right', value: row => row.number_of_ticket },
  {
    key: 'stake',
    header: 'Stake',
    align: 'right',
    sortable: true,
    value: row => row.stake_amount,
    cell: row => <Money amount={row.stake_amount} balance />,
  },
  {
    key: 'status',
    header: 'Status',
    sortable: true,
    value: row => statusOf(row),
    cell: row => <b className={statusTone(row)}>{statusOf(row)}</b>,
  },
  {
    key: 'won',
    header: 'Came back',
    align: 'right',
    sortable: true,
    value: backOf,
    cell: row => <Money amount={backOf(row)} balance />,
  },
]

type RowAction = ComponentType<{ row: GamePlay; playerKey: string }>

const columnsWith = (Action: RowAction, playerKey: string): Column<GamePlay>[] => [
  ...columns,
  { key: 'again', header: 'Again', cell: row => <Action row={row} playerKey={playerKey} /> },
]

interface GameHistoryProps {
  playerKey: string
  onOpen: (id: string) => void
  /** The actions on a ticket's row. */
  Action: RowAction
}

export const GameHistory = ({ playerKey, onOpen, Action }: GameHistoryProps) => {
  const query = useInfiniteQuery(ticketsQuery())
  const [kept, setKept] = useState(() => knownPlays(undefined, []))
  useEffect(() => {
    let gone = false
    void Promise.all([historyBox.get(playerKey), listTickets(playerKey)]).then(found => {
      if (!gone) setKept(knownPlays(...found))
    })
    return () => {
      gone = true
    }
  }, [playerKey])
  const newest = query.data?.pages[0]?.results
  useEffect(() => {
    if (newest) void historyBox.save(playerKey, newest, serverNow())
  }, [newest, playerKey])

  const fresh = query.data?.pages.flatMap(page => page.results)
  const rows = fresh ?? kept.rows
  return (
    <div className="w-full stack">
      {!fresh && kept.asOf !== undefined && <KeptNote at={kept.asOf} failed={query.isError} />}
      <DataTable
        columns={columnsWith(Action, playerKey)}
        rows={rows}
        loading={query.isPending && rows.length === 0}
        error={rows.length === 0 ? query.error : undefined}
        onRetry={() => void query.refetch()}
        empty={{ heading: 'No tickets yet', sub: 'Tickets that you buy appear here with their draw.' }}
        search={{ placeholder: 'Search tickets' }}
        filters="days"
        dateOf={row => Date.parse(row.date)}
        onRow={row => onOpen(row.game_play_id)}
      />
      {query.hasNextPage && (
        <Button
          kind="quiet"
          block
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Load older tickets
        </Button>
      )}
    </div>
  )
}
