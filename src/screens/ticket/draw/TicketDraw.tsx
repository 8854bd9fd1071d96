// Waits for the batch to close and be drawn, reveals the numbers one by one, then says win or lose plainly.
import { useEffect, useEffectEvent } from 'react'
import type { KeptDetail } from '#src/model/kept.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TicketFailed } from '../TicketFailed.tsx'
import { outcomeOfTicket } from '../TicketOutcome.tsx'
import { useTicket } from '../use-ticket.ts'
import { drawnWords } from './draw-made.ts'
import { TicketBack } from './TicketBack.tsx'
import { TicketStage } from './TicketStage.tsx'
import { TicketWon } from './TicketWon.tsx'
import { useDrawPhase } from './use-draw-phase.ts'
import { useReveal } from './use-reveal.ts'
import '#src/ui/look/moments.css'

interface Props {
  ticket: KeptDetail
  playerKey: string
  heardAt: number | undefined
  onDrawn: (draw: KeptDetail['draw']) => void
}

const Draw = ({ ticket, playerKey, heardAt, onDrawn }: Props) => {
  const { draw } = ticket
  const { phase, drawn, known } = useDrawPhase(ticket)
  const { shown, told, skip } = useReveal(drawn ? draw.drawn.length : undefined)
  const outcome = outcomeOfTicket(ticket)
  const ended = { ticket, outcome, playerKey, heardAt }

  const keep = useEffectEvent(() => onDrawn(draw))
  useEffect(() => {
    if (drawn) keep()
  }, [drawn])

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
