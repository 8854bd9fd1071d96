// The tickets that one payment bought, a ticket for each stake band; what is shown is what the service signed.
import type { SuccessObject } from '#src/contract/games.ts'
import { pathsOfType } from '#src/games/paths.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatBalance, formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/plural.ts'
import { BallRow } from '#src/ui/Ball.tsx'
import { Countdown } from '#src/ui/Countdown.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { TicketIdle } from './TicketIdle.tsx'
import { TicketReceipt } from './TicketReceipt.tsx'
import { TicketReminder } from './TicketReminder.tsx'
import { TicketSuccess } from './TicketSuccess.tsx'

export const TicketSuccessAll = ({ tickets }: { tickets: readonly SuccessObject[] }) => {
  const [first] = tickets
  if (!first || tickets.length === 1) return <TicketSuccess success={first ?? null} />
  const paths = pathsOfType(first.game_type)
  const drawsAt = Date.parse(first.draws_at)
  const lines = tickets.reduce((sum, ticket) => sum + ticket.total_lines, 0)
  const paid = tickets.reduce((sum, ticket) => sum + ticket.total_stake, 0)
  const most = Math.max(...tickets.map(ticket => ticket.pontential_winning))
  return (
    <div className="w-full max-w-xl mx-auto stack">
      <section className="bg-band rounded-2xl p-5 stack items-center text-center">
        <Icon name="check" size={40} />
        <h2 className="title-1">Your tickets are in the draw</h2>
        <p>
          {lotteryName(first.game_type)}, {plural(tickets.length, 'ticket')}, {plural(lines, 'line')}. You can
          win up to <b className="num">{formatMoney(most)}</b>.
        </p>
        <p>The draw is at {formatDateTime(drawsAt)}, Lagos time. It is in</p>
        <Countdown to={drawsAt} format="hh:mm:ss" className="text-4xl font-extrabold" />
      </section>
      <TicketReminder success={first} />
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
            <BallRow key={line.join()} numbers={line} size="sm" label={`Lucky number ${line.join(', ')}`} />
          ))}
          <p className="hint num break-all">Game play ID {ticket.game_id}</p>
          <TicketReceipt proof={ticket.proof} />
          <LinkButton to="/game-history/$gameID" params={{ gameID: ticket.game_id }} kind="quiet" block>
            Open the ticket and its proof
          </LinkButton>
        </section>
      ))}
      <TicketIdle to={paths?.play} />
    </div>
  )
}
