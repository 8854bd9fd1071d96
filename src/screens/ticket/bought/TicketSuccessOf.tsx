import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { BoughtTicket } from '#src/model/tickets.ts'
import type { GameRules } from '#src/games/game.ts'
import { consentStore } from '#src/play/consent-store.ts'
import { playStore } from '#src/play/store.ts'
import { TicketSuccess } from './TicketSuccess.tsx'
import { pathsOfType } from '#src/games/every-game.ts'
import { formatBalance, formatMoney } from '#src/lib/money.ts'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { UnlessPaused } from '../../shared/held-back/UnlessPaused.tsx'
import { TicketReceipt } from '../TicketReceipt.tsx'
import { TicketAhead } from './TicketAhead.tsx'
import { TicketPrint } from './TicketPrint.tsx'
import { words } from './words.ts'

// The tickets bought by one payment, one per stake band; shows what the service signed.
const TicketSuccessAll = ({ tickets }: { tickets: readonly BoughtTicket[] }) => {
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
            <QuietLink to="/game-history/$gameID" params={{ gameID: ticket.ticketId }}>
              {words.$openTheTicketAnd}
            </QuietLink>
          </div>
        </section>
      ))}
      <UnlessPaused>
        <QuietLink to={pathsOfType(first.lotteryType)?.play ?? '/dashboard'}>{words.$playAgain}</QuietLink>
      </UnlessPaused>
    </div>
  )
}

const Offered = ({ game }: { game: GameRules }) => {
  const { successObject } = useSnapshot(consentStore(game).state)
  return <TicketSuccessAll tickets={(successObject ?? []) as BoughtTicket[]} />
}

interface Props {
  game: GameRules
  /** What else was paid for. */
  children?: ReactNode
}

const Picked = ({ game, children }: Props) => {
  const { successObject } = useSnapshot(playStore(game).state)
  return <TicketSuccess success={successObject as BoughtTicket | null}>{children}</TicketSuccess>
}

/** The game's latest purchase on this device. */
export const TicketSuccessOf = ({ game, children }: Props) =>
  game.offersLines ? <Offered game={game} /> : <Picked game={game}>{children}</Picked>
