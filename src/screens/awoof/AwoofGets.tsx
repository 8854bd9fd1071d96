// What a bid is in: its draw, and the free line with the way to its ticket.
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatBalance } from '#src/lib/money.ts'
import type { Bid } from '#src/model/items.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { words } from './words.ts'

interface Props {
  bid: Pick<Bid, 'bidAmount' | 'item' | 'instantCashoutPicks'>
  /** What its amount is said of. */
  label: string
}

export const AwoofGets = ({ bid: { bidAmount, item, instantCashoutPicks: free }, label }: Props) => (
  <>
    <Facts
      facts={[
        [label, formatBalance(bidAmount)],
        // The hour that was announced: the number comes a minute later, by a round that nobody knows before sales close.
        [words.$drawnAt, formatDateTime(Date.parse(item.closesAt))],
        [words.$freeLine, free.luckyNumber.join(' ')],
      ]}
    />
    <LinkButton to="/game-history/$gameID" params={{ gameID: free.slipId }} kind="quiet" block>
      {words.$seeTicket}
    </LinkButton>
  </>
)
