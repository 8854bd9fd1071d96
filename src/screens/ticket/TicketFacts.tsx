import type { TicketDetail } from '#src/contract/games.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatBalance } from '#src/lib/money.ts'

/** What a player quotes when asking about a ticket. */
export const TicketFacts = ({ ticket }: { ticket: TicketDetail }) => {
  const { play, draw } = ticket
  const facts = [
    ['Game play ID', play.game_play_id],
    ['Batch', play.batch_id],
    ['Bought', formatDateTime(Date.parse(play.date))],
    ['Draw', formatDateTime(Date.parse(ticket.draws_at))],
    ['Lines', String(play.number_of_ticket)],
    ['Stake of a line', formatBalance(draw.stake_per_pick)],
    ['Total stake', formatBalance(play.stake_amount)],
    ['Paid from', ticket.paid_from === 'play' ? 'Play wallet' : 'Bonus balance'],
    [
      'Jackpot',
      draw.jackpot.won ? `Won ${formatBalance(draw.jackpot.win_amount)}` : 'Not won with this ticket',
    ],
  ] as const
  return (
    <section className="card" aria-label="Details">
      <dl className="m-0">
        {facts.map(([label, value]) => (
          <div key={label} className="row border-b border-line py-2">
            <dt className="text-soft">{label}</dt>
            <dd className="m-0 num text-right break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
