import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatBalance } from '#src/lib/money.ts'
import { shortId } from '#src/lib/short-id.ts'
import { walletNames } from '#src/lib/wallet-names.ts'
import type { KeptDetail } from '#src/device/kept.ts'
import { Facts } from '#src/ui/Facts.tsx'

/** What a player quotes when asking about a ticket. */
export const TicketFacts = ({ ticket }: { ticket: KeptDetail }) => {
  const { play, draw } = ticket
  const facts = [
    ['Short ID', shortId(play.game_play_id)],
    ['Game play ID', play.game_play_id],
    ['Batch', play.batch_id],
    ['Bought', formatDateTime(Date.parse(play.date))],
    ['Draw', formatDateTime(Date.parse(ticket.draws_at))],
    ['Lines', String(play.number_of_ticket)],
    ['Stake of a line', formatBalance(draw.stake_per_pick)],
    ['You paid', formatBalance(play.stake_amount)],
    ['Paid from', walletNames[ticket.paid_from]],
    ['Jackpot', draw.jackpot.won ? `Won ${formatBalance(draw.jackpot.win_amount)}` : 'None so far'],
  ] as const
  return (
    <section aria-label="Details">
      <Facts facts={facts} />
    </section>
  )
}
