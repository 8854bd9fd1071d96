import type { ReactNode } from 'react'
import type { BoughtTicket } from '#src/model/tickets.ts'
import { pathsOfType } from '#src/games/every-game.ts'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { slipOfSuccess } from '../past-slip.ts'
import { TicketReceipt } from '../TicketReceipt.tsx'
import { TicketRepeat } from '../TicketRepeat.tsx'
import { UnlessPaused } from '../../shared/held-back/UnlessPaused.tsx'
import { NoTicketHere } from '../../shared/slips/SlipParts.tsx'
import { TicketAhead } from './TicketAhead.tsx'
import { TicketPrint } from './TicketPrint.tsx'
import { words } from './words.ts'

interface Props {
  success: BoughtTicket | null
  children?: ReactNode
}

/** The ticket just bought; shows what the service signed. */
export const TicketSuccess = ({ success, children }: Props) => {
  if (!success)
    return (
      <div className="w-full max-w-xl stack">
        <NoTicketHere />
      </div>
    )
  return (
    <div className="w-full max-w-xl stack">
      <TicketAhead tickets={[success]} />
      <TicketPrint success={success} />
      {children}
      <QuietLink to="/game-history/$gameID" params={{ gameID: success.ticketId }}>
        {words.$openTheTicketAnd}
      </QuietLink>
      <TicketReceipt proof={success.proof} ticket={success.ticketId} />
      <UnlessPaused>
        <div className="grid grid-cols-2 gap-2">
          <QuietLink to={pathsOfType(success.lotteryType)?.play ?? '/dashboard'}>
            {words.$playAgain}
          </QuietLink>
          <TicketRepeat lotteryType={success.lotteryType} slip={slipOfSuccess(success)} kind="quiet" />
        </div>
      </UnlessPaused>
    </div>
  )
}
