import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatBalance } from '#src/lib/money.ts'
import { shortId } from '#src/lib/short-id.ts'
import { walletNames } from '#src/lib/wallet-names.ts'
import type { KeptDetail } from '#src/model/kept.ts'
import { Facts } from '#src/ui/Facts.tsx'

/** What a player quotes when asking about a ticket. */
export const TicketFacts = ({ ticket }: { ticket: KeptDetail }) => {
  const { play, draw } = ticket
  const facts = [
    ['Short ID', shortId(play.slipId)],
    ['Game play ID', play.slipId],
    ['Batch', play.batchId],
    ['Bought', formatDateTime(Date.parse(play.date))],
    ['Draw', formatDateTime(Date.parse(ticket.drawsAt))],
    ['Lines', String(play.lines)],
    ['Stake of a line', formatBalance(draw.stakePerLine)],
    ['You paid', formatBalance(play.stake)],
    ['Paid from', walletNames[ticket.paidFrom]],
    ['Jackpot', draw.jackpot.won ? `Won ${formatBalance(draw.jackpot.winAmount)}` : 'None so far'],
  ] as const
  return (
    <section aria-label="Details">
      <Facts facts={facts} />
    </section>
  )
}
