import { formatBalance } from '#src/lib/money.ts'
import { plural } from '#src/lib/plural.ts'
import type { KeptDetail } from '#src/device/kept.ts'
import { Facts } from '#src/ui/Facts.tsx'

/** A placeholder about as high as the outcome, so nothing jumps after the last ball. */
export const TicketWaiting = ({ ticket: { play, draw } }: { ticket: KeptDetail }) => (
  <section className="card stack" aria-label="Until the draw">
    <h2 className="title-1">Good luck</h2>
    <p>Whatever this ticket wins is paid to your winnings wallet as soon as its batch is drawn.</p>
    <Facts
      facts={[
        ['Stake', formatBalance(play.stake_amount)],
        [plural(play.number_of_ticket, 'line'), `${formatBalance(draw.stake_per_pick)} each`],
      ]}
    />
  </section>
)
