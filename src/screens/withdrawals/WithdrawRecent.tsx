// The player's withdrawals, those under way first; offline, the ones this phone kept.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isOver, withdrawalsQuery } from '#src/api/withdrawals.ts'
import type { Withdrawal } from '#src/model/withdrawals.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { withdrawalBox } from '#src/device/money-boxes.ts'
import { Section } from '#src/ui/Section.tsx'
import { RowsNote } from '#src/ui/time/RowsNote.tsx'
import { Money } from '#src/ui/Money.tsx'
import { useKeptRows } from '../shared/use-kept-rows.ts'
import { stateName, toWhom } from './withdrawal-words.ts'
import { words } from './words.ts'

const pill = (state: Withdrawal['state']) =>
  state === 'paid' ? 'pill pill-win' : state === 'returned' ? 'pill pill-lose' : 'pill'

export const useWithdrawals = () => {
  const query = useQuery(withdrawalsQuery())
  const kept = useKeptRows(withdrawalBox, query.data)
  return { query, kept, rows: query.data ?? kept?.rows }
}

/** @param open only those that are not over */
export const WithdrawRecent = ({ open }: { open?: boolean }) => {
  const { query, kept, rows } = useWithdrawals()
  const shown = rows?.filter(row => !open || !isOver(row))
  if (!shown || shown.length === 0) return null
  return (
    <Section id="withdrawals" title={open ? words.$onTheWay : words.$yourWithdrawals} className="stack">
      <RowsNote asked={query} keptAt={kept?.asOf} />
      <ul className="card rows list-none m-0 py-0">
        {shown.map(row => (
          <li key={row.id}>
            <Link
              to="/withdrawals/successful-withdrawal"
              search={{ id: row.id }}
              className="row flex-1 focus-ring text-ink no-underline"
            >
              <span>
                <b>
                  <Money amount={row.amount} balance />
                </b>
                <span className="hint block">{toWhom(row)}</span>
                <span className="hint block num">{formatDateTime(Date.parse(row.requestedAt))}</span>
              </span>
              <span className={`flex-none ${pill(row.state)}`}>{stateName(row.state)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
