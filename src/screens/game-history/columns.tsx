// A ticket's row: its game by emblem and name, its state, the numbers this phone keeps, and its money.
import type { ComponentType } from 'react'
import type { PlayedTicket } from '#src/model/tickets.ts'
import type { KeptDetail } from '#src/model/kept.ts'
import { lookOfSold } from '#src/games/look-of-type.ts'
import { formatDate, formatTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { shortId } from '#src/lib/short-id.ts'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { Money } from '#src/ui/Money.tsx'
import type { Column } from '#src/ui/table/DataTable.tsx'
import { bidNumbers } from '../shared/bids/numbers.ts'
import { LineRow } from '../shared/lines/LineRow.tsx'
import { backOf, stakeOf } from '../shared/own/own-part.ts'
import { TicketState } from '../shared/TicketState.tsx'
import { statusOf } from './status.ts'
import { words } from './words.ts'

/** What this phone keeps of its tickets, by id. */
export type KeptDraws = ReadonlyMap<string, KeptDetail['draw']>

export type RowAction = ComponentType<{ row: PlayedTicket; playerKey: string }>

const Name = ({ row }: { row: PlayedTicket }) => {
  const look = lookOfSold(row.lotteryType)
  return (
    // An inline box of its own: the underline of the row's button stops before it.
    <span className="inline-flex items-center gap-3 text-left">
      {look && <EmblemChip look={look} />}
      <span className="min-w-0">
        <b className="block">{lotteryName(row.lotteryType)}</b>
        <time className="block text-sm text-soft num font-normal" dateTime={row.date}>
          <span className="whitespace-nowrap">{formatDate(Date.parse(row.date))}</span>{' '}
          <span className="whitespace-nowrap">{formatTime(Date.parse(row.date))}</span>
        </time>
      </span>
    </span>
  )
}

/** The line with the most numbers drawn; the first before the draw. */
const Numbers = ({ row, draw }: { row: PlayedTicket; draw: KeptDetail['draw'] | undefined }) => {
  if (row.item)
    return (
      <span className="flex flex-wrap items-center gap-x-3 min-w-0 text-sm text-soft num text-left">
        <b className="min-w-0">{row.item.name}</b>
        <span>
          {bidNumbers(row.item)} <span className="whitespace-nowrap">{shortId(row.slipId)}</span>
        </span>
      </span>
    )
  const drawn = draw?.drawn ?? []
  const hits = (line: { ticket: readonly number[] }) => line.ticket.filter(n => drawn.includes(n)).length
  const [best] = draw ? [...draw.tickets].sort((a, b) => hits(b) - hits(a)) : []
  const others = row.lines - 1
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm text-soft num text-left">
      {best && (
        <LineRow
          batch={row.batchId}
          numbers={best.ticket}
          size="sm"
          label={words.$numbers}
          {...(drawn.length > 0 ? { hits: drawn } : { mine: true })}
        />
      )}
      {best && others > 0 && <span className="whitespace-nowrap">+{others}</span>}
      <span>
        <span className="whitespace-nowrap">{row.batchId}</span>{' '}
        <span className="whitespace-nowrap">{shortId(row.slipId)}</span>
      </span>
    </span>
  )
}

export const columnsWith = (
  draws: KeptDraws,
  Action: RowAction,
  playerKey: string,
): Column<PlayedTicket>[] => [
  {
    key: 'date',
    header: words.$date,
    sortable: true,
    value: row => row.date,
    cell: row => <Name row={row} />,
  },
  {
    key: 'status',
    header: words.$status,
    sortable: true,
    value: row => statusOf(row),
    cell: row => <TicketState status={statusOf(row)} stake={stakeOf(row)} back={backOf(row)} />,
  },
  {
    key: 'numbers',
    header: words.$numbers,
    value: row =>
      `${lotteryName(row.lotteryType)} ${row.item?.name ?? ''} ${row.batchId} ${shortId(row.slipId)}`,
    cell: row => <Numbers row={row} draw={draws.get(row.slipId)} />,
  },
  {
    key: 'stake',
    header: words.$stake,
    align: 'right',
    sortable: true,
    value: stakeOf,
    cell: row => <Money amount={stakeOf(row)} />,
  },
  {
    key: 'won',
    header: words.$youGotBack,
    align: 'right',
    sortable: true,
    value: backOf,
    // A zero before the draw would read as a loss.
    cell: row => (statusOf(row) === 'Pending' ? words.$notYet : <Money amount={backOf(row)} />),
  },
  { key: 'again', header: words.$again, cell: row => <Action row={row} playerKey={playerKey} /> },
]
