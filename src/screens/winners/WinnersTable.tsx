import { formatDateTime } from '#src/lib/lagos-time.ts'
import { type Column, DataTable } from '#src/ui/table/DataTable.tsx'
import { Money } from '#src/ui/Money.tsx'
import {
  emptyWords,
  JACKPOT,
  soughtAs,
  winnersTabs,
  type ShownWinner,
  type WinnersTab,
} from './winners-model.ts'
import { words } from './words.ts'

const phone: Column<ShownWinner> = {
  key: 'phone',
  header: words.$phoneNumber,
  value: row => row.phone,
  cell: row => <b className="num">{row.phone}</b>,
}
const amount: Column<ShownWinner> = {
  key: 'amount',
  header: words.$won,
  align: 'right',
  sortable: true,
  value: row => row.amount,
  cell: row => <Money amount={row.amount} className="font-bold text-win" />,
  place: 'side',
}
const stake: Column<ShownWinner> = {
  key: 'stake',
  header: words.$stake,
  align: 'right',
  sortable: true,
  value: row => row.stake ?? 0,
  cell: row => <Money amount={row.stake ?? 0} />,
}
const what: Column<ShownWinner> = { key: 'what', header: words.$win, value: row => row.what }
/** As the list of the draw has it, where anybody can check it. */
const ticket: Column<ShownWinner> = { key: 'ticket', header: words.$ticket, value: row => row.ticket }
const won: Column<ShownWinner> = {
  key: 'won',
  header: words.$when,
  sortable: true,
  value: row => row.won,
  cell: row => <span className="num">{formatDateTime(row.won)}</span>,
}

const ofGames = [phone, amount, stake, what, ticket, won]
const ofJackpots = [phone, amount, what, won]

/** The most rows that the service lists. */
const MOST = 50

interface Props {
  tab: WinnersTab
  rows: ShownWinner[]
  loading: boolean
  error: Error | null
  onRetry: () => void
  /** All rows are from one day. */
  onDay?: boolean
}

export const WinnersTable = ({ tab, rows, loading, error, onRetry, onDay }: Props) => (
  // Reserves the height of ten rows, so nothing below jumps.
  <div className={loading ? 'md:min-h-[620px]' : ''}>
    <DataTable
      name={winnersTabs.find(({ id }) => id === tab)?.label ?? words.$winners}
      rows={rows}
      loading={loading}
      error={error}
      onRetry={onRetry}
      onlyNewest={rows.length >= MOST}
      search={{ placeholder: words.$emailOrPhone, as: soughtAs }}
      empty={emptyWords(tab, onDay)}
      columns={tab === JACKPOT ? ofJackpots : ofGames}
    />
  </div>
)
