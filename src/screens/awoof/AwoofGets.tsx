// What a bid gets: its draw, and the free line with a link to its ticket.
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatBalance } from '#src/lib/money.ts'
import type { Bid } from '#src/model/items.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { words } from './words.ts'

interface Props {
  bid: Pick<Bid, 'bidAmount' | 'item' | 'instantCashoutPicks'>
  /** The label of its amount. */
  label: string
}

export const AwoofGets = ({ bid: { bidAmount, item, instantCashoutPicks: free }, label }: Props) => (
  <>
    <Facts
      facts={[
        [label, formatBalance(bidAmount)],
        // The announced hour: the number comes a minute later, from a round that nobody knows before sales close.
        [words.$drawnAt, formatDateTime(Date.parse(item.closesAt))],
        [words.$freeLine, free.luckyNumber.join(' ')],
      ]}
    />
    <QuietLink to="/game-history/$gameID" params={{ gameID: free.slipId }}>
      {words.$seeTicket}
    </QuietLink>
  </>
)
