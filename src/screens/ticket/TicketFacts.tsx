import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatBalance } from '#src/lib/money.ts'
import { shortId } from '#src/lib/short-id.ts'
import { walletNames } from '#src/lib/wallet-names.ts'
import type { KeptDetail } from '#src/model/kept.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { words as soccerWords } from '../shared/matches/words.ts'
import { words as drawWords } from './draw/words.ts'
import { words } from './words.ts'

/** What a player quotes when asking about a ticket. */
export const TicketFacts = ({ ticket }: { ticket: KeptDetail }) => {
  const { play, draw, soccer } = ticket
  const facts = [
    [words.$shortId, shortId(play.slipId)],
    [words.$slipId, play.slipId],
    [words.$batch, play.batchId],
    [words.$bought, formatDateTime(Date.parse(play.date))],
    [soccer ? soccerWords.$lastKickOff : words.$draw, formatDateTime(Date.parse(ticket.drawsAt))],
    [soccer ? soccerWords.$predictions : words.$lines, String(play.lines)],
    [soccer ? soccerWords.$stakeOfAPrediction : words.$stakeOfALine, formatBalance(draw.stakePerLine)],
    ...(soccer
      ? ([
          [soccerWords.$potentialWinning, formatBalance(soccer.winningAmount)],
          [soccerWords.$mostPaid, formatBalance(soccer.mostPaid)],
        ] as const)
      : []),
    ...(play.share
      ? ([
          [drawWords.$theWholeTicket, formatBalance(play.stake)],
          [drawWords.$yourSharePaid, formatBalance(play.share.paid)],
        ] as const)
      : ([
          [drawWords.$youPaid, play.free ? drawWords.$freeWithYourBid : formatBalance(play.stake)],
        ] as const)),
    ...(play.free ? [] : ([[words.$paidFrom, walletNames[ticket.paidFrom]]] as const)),
    [
      drawWords.$jackpot,
      draw.jackpot.won ? words.$won(formatBalance(draw.jackpot.winAmount)) : words.$noneSoFar,
    ],
  ] as const
  return (
    <section aria-label={words.$details}>
      <Facts facts={facts} />
    </section>
  )
}
