// The way on after a draw that brought no win.
import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { heldBack } from '#src/buying/held-back.ts'
import { pathsOfType } from '#src/games/every-game.ts'
import type { TicketDetail } from '#src/model/tickets.ts'
import { useKeptBreak } from '../../shared/held-back/use-kept-break.ts'
import { slipOfTicket } from '../past-slip.ts'
import { TicketIdle } from '../TicketIdle.tsx'
import { TicketRepeat } from '../TicketRepeat.tsx'
import { words } from './words.ts'

/** Nothing for players on a break, or while they are asked to look at their time or to rest. */
export const TicketPlayOn = ({ play, draw }: Pick<TicketDetail, 'play' | 'draw'>) => {
  const playPath = pathsOfType(play.lotteryType)?.play ?? '/dashboard'
  const { refusal } = useSnapshot(heldBack)
  if (useKeptBreak() || refusal) return null
  return (
    <>
      <p className="flex flex-wrap justify-center gap-x-6">
        <Link to={playPath} className="btn-link">
          {words.$playAgain}
        </Link>
        <TicketRepeat lotteryType={play.lotteryType} slip={slipOfTicket({ draw })} kind="plain" />
      </p>
      <TicketIdle to={playPath} />
    </>
  )
}
