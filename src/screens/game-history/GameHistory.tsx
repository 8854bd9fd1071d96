// The player's tickets, newest first. Offline: the ones this phone kept, with their age.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { playsOf, ticketsQuery } from '#src/api/games.ts'
import type { PlayedTicket } from '#src/model/tickets.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { historyBox, knownPlays } from '#src/device/history-box.ts'
import { listTickets } from '#src/device/ticket-box.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { RowsNote } from '#src/ui/time/RowsNote.tsx'
import { columnsWith, type KeptDraws, type RowAction } from './columns.tsx'
import { words } from './words.ts'

// On a phone each row is its own slip: name and state on top, numbers across the full width, stake and action below; the state and the action (2 and 6) at its end.
const ROWS =
  'max-md:[&_tbody_tr]:grid max-md:[&_tbody_tr]:grid-cols-[minmax(0,1fr)_auto] max-md:[&_td:nth-child(-n+3)]:before:!content-none max-md:[&_td:nth-child(3)]:col-span-2 max-md:[&_td:nth-child(4n+2)]:justify-end max-md:[&_td:nth-child(5)]:hidden max-md:[&_td:nth-child(6)]:before:!content-none'

interface GameHistoryProps {
  playerKey: string
  onOpen: (row: PlayedTicket) => void
  /** The actions on a ticket's row. */
  Action: RowAction
}

export const GameHistory = ({ playerKey, onOpen, Action }: GameHistoryProps) => {
  const query = useInfiniteQuery(ticketsQuery())
  const [kept, setKept] = useState(() => knownPlays(undefined, []))
  const [draws, setDraws] = useState<KeptDraws>(new Map())
  useEffect(() => {
    let gone = false
    void Promise.all([historyBox.get(playerKey), listTickets(playerKey)]).then(found => {
      if (gone) return
      setKept(knownPlays(...found))
      setDraws(new Map(found[1].map(({ detail: { play, draw } }) => [play.slipId, draw])))
    })
    return () => {
      gone = true
    }
  }, [playerKey])
  const newest = query.data?.pages[0]?.results
  useEffect(() => {
    if (newest) void historyBox.save(playerKey, newest, serverNow())
  }, [newest, playerKey])

  const fresh = query.data && playsOf(query.data.pages)
  const rows = fresh ?? kept.rows
  return (
    <div className={`w-full stack ${ROWS}`}>
      <RowsNote asked={query} keptAt={kept.asOf} />
      <DataTable
        columns={columnsWith(draws, Action, playerKey)}
        rows={rows}
        loading={query.isPending && rows.length === 0}
        error={rows.length === 0 && kept.asOf === undefined ? query.error : undefined}
        onRetry={() => void query.refetch()}
        empty={{
          heading: words.$noTicketsYet,
          sub: words.$ticketsThatYouBuy,
          action: <LinkButton to="/dashboard">{words.$chooseAGame}</LinkButton>,
        }}
        onlyNewest={query.hasNextPage || !fresh}
        search={{ placeholder: words.$searchTickets }}
        filters="days"
        dateOf={row => Date.parse(row.date)}
        onRow={onOpen}
      />
      {query.hasNextPage && (
        <QuietButton loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words.$loadOlderTickets}
        </QuietButton>
      )}
    </div>
  )
}
