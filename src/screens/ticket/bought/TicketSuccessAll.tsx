// The tickets bought by one payment, one per stake band; shows what the service signed.
import type { BoughtTicket } from '#src/model/tickets.ts'
import { pathsOfType } from '#src/games/every-game.ts'
import { formatBalance, formatMoney } from '#src/lib/money.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { TicketReceipt } from '../TicketReceipt.tsx'
import { TicketAhead } from './TicketAhead.tsx'
import { TicketPrint } from './TicketPrint.tsx'
import { TicketSuccess } from './TicketSuccess.tsx'
import { words } from './words.ts'

export const TicketSuccessAll = ({ tickets }: { tickets: readonly BoughtTicket[] }) => {
  const [first, ...others] = tickets
  if (!first || others.length === 0) return <TicketSuccess success={first ?? null} />
  const paid = tickets.reduce((sum, ticket) => sum + ticket.totalStake, 0)
  return (
    <div className="w-full max-w-xl stack">
      <TicketAhead tickets={[first, ...others]} />
      <p className="row font-bold">
        <span>{words.$youPaidFor(tickets.length)}</span>
        <span className="num">{formatBalance(paid)}</span>
      </p>
      {tickets.map(ticket => (
        <section
          key={ticket.ticketId}
          className="stack"
          aria-label={words.$ticketOfTheBand(formatMoney(ticket.stakePerLine))}
        >
          <h3 className="font-bold">{words.$stakeBand(formatMoney(ticket.stakePerLine))}</h3>
          <TicketPrint success={ticket} />
          <div className="grid grid-cols-2 gap-2">
            <TicketReceipt proof={ticket.proof} ticket={ticket.ticketId} />
            <LinkButton to="/game-history/$gameID" params={{ gameID: ticket.ticketId }} kind="quiet" block>
              {words.$openTheTicketAnd}
            </LinkButton>
          </div>
        </section>
      ))}
      <LinkButton to={pathsOfType(first.lotteryType)?.play ?? '/dashboard'} kind="quiet" block>
        {words.$playAgain}
      </LinkButton>
    </div>
  )
}
