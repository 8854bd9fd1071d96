// Waits for the batch to close and be drawn, reveals the numbers one by one, then says win or lose plainly.
import { useEffect, useEffectEvent } from 'react'
import { useForgetMoney } from '#src/api/games.ts'
import type { KeptDetail } from '#src/model/kept.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useClockKnown } from '#src/ui/time/use-clock.ts'
import { useNow } from '#src/ui/time/use-now.ts'
import { TicketFailed } from '../TicketFailed.tsx'
import { outcomeOfTicket } from '../TicketOutcome.tsx'
import { useTicket } from '../use-ticket.ts'
import { drawnWords } from './draw-made.ts'
import { drawPhase } from './poll.ts'
import { TicketBack } from './TicketBack.tsx'
import { TicketStage } from './TicketStage.tsx'
import { TicketWon } from './TicketWon.tsx'
import { useReveal } from './use-reveal.ts'
import '#src/ui/look/moments.css'

interface Props {
  ticket: KeptDetail
  playerKey: string
  heardAt: number | undefined
  onDrawn: (draw: KeptDetail['draw']) => void
}

const Draw = ({ ticket, playerKey, heardAt, onDrawn }: Props) => {
  const now = useNow()
  const known = useClockKnown()
  const forgetMoney = useForgetMoney()
  const { draw, play } = ticket
  const phase = drawPhase(
    {
      closesAt: Date.parse(ticket.closesAt),
      drawsAt: Date.parse(ticket.drawsAt),
      numbers: draw.drawn,
      status: play.status,
    },
    known ? now : 0,
  )
  const drawn = phase === 'drawn'
  const { shown, told, skip } = useReveal(drawn ? draw.drawn.length : undefined)
  const outcome = outcomeOfTicket(ticket)
  const ended = { ticket, outcome, playerKey, heardAt }

  const keep = useEffectEvent(() => onDrawn(draw))
  useEffect(() => {
    if (!drawn) return
    keep()
    // By now the winnings are in the wallet.
    void forgetMoney()
  }, [drawn, forgetMoney])

  return (
    <>
      <p className="sr-only" role="status">
        {drawn &&
          `${draw.drawn.length > 0 ? drawnWords(draw.drawn, draw.tickets) : ''} ${outcome.heading}. ${outcome.text}`}
      </p>
      {!told && <TicketStage ticket={ticket} phase={phase} known={known} shown={shown} onSkip={skip} />}
      {told && (outcome.celebrate ? <TicketWon {...ended} /> : <TicketBack {...ended} />)}
    </>
  )
}

export const TicketDraw = ({
  id,
  playerKey,
  onDrawn,
}: { id: string } & Pick<Props, 'playerKey' | 'onDrawn'>) => {
  const { ticket, heardAt, error, retry } = useTicket(id, playerKey)
  return (
    <div className="w-full max-w-xl stack" aria-busy={!ticket && !error}>
      {ticket ? (
        <Draw ticket={ticket} playerKey={playerKey} heardAt={heardAt} onDrawn={onDrawn} />
      ) : error ? (
        <TicketFailed error={error} onRetry={retry} />
      ) : (
        <Skeleton lines={6} />
      )}
    </div>
  )
}
