// The tickets bought by one payment, one per stake band; shows what the service signed.
import type { SuccessObject } from '#src/contract/games.ts'
import { pathsOfType } from '#src/games/paths.ts'
import { formatBalance, formatMoney } from '#src/lib/money.ts'
import { shortId } from '#src/lib/short-id.ts'
import { BallRow } from '#src/ui/Ball.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { TicketAhead } from './TicketAhead.tsx'
import { TicketReceipt } from './TicketReceipt.tsx'
import { TicketSuccess } from './TicketSuccess.tsx'

export const TicketSuccessAll = ({ tickets }: { tickets: readonly SuccessObject[] }) => {
  const [first, ...others] = tickets
  if (!first || others.length === 0) return <TicketSuccess success={first ?? null} />
  const paths = pathsOfType(first.game_type)
  const paid = tickets.reduce((sum, ticket) => sum + ticket.total_stake, 0)
  return (
    <div className="w-full max-w-xl mx-auto stack">
      <TicketAhead tickets={[first, ...others]} />
      <LinkButton to={paths?.play ?? '/dashboard'} kind="brand" block>
        Play again
      </LinkButton>
      <section className="card">
        <Facts
          facts={[
            ['Batch', first.batch_id],
            ['Tickets', String(tickets.length)],
            ['Paid', formatBalance(paid)],
          ]}
        />
      </section>
      {tickets.map(ticket => (
        <section
          key={ticket.game_id}
          className="card stack"
          aria-label={`Ticket of the ${formatMoney(ticket.stake_per_line)} band`}
        >
          <p className="row">
            <span className="eyebrow">Stake band {formatMoney(ticket.stake_per_line)}</span>
            <b className="num">{formatMoney(ticket.total_stake)}</b>
          </p>
          {ticket.proof.receipt.leaf.lines.map(line => (
            <BallRow
              mine
              key={line.join()}
              numbers={line}
              size="sm"
              label={`Lucky number ${line.join(', ')}`}
            />
          ))}
          <p className="hint num">
            Short ID <b className="whitespace-nowrap">{shortId(ticket.game_id)}</b>
          </p>
          <p className="hint num break-all">Game play ID {ticket.game_id}</p>
          <TicketReceipt proof={ticket.proof} ticket={ticket.game_id} />
          <LinkButton to="/game-history/$gameID" params={{ gameID: ticket.game_id }} kind="quiet" block>
            Open the ticket and its proof
          </LinkButton>
        </section>
      ))}
    </div>
  )
}
