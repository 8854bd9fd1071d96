// Waits for kick-off and the draw, shows the film of the drawn scores, then the outcome; or the outcome alone.
import type { KeptDetail } from '#src/model/kept.ts'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Slip } from '#src/ui/Slip.tsx'
import { Countdown } from '#src/ui/time/Countdown.tsx'
import { NoClock } from '#src/ui/time/NoClock.tsx'
import { useClockKnown } from '#src/ui/time/use-clock.ts'
import { ScoreRows } from '../../shared/lines/ScoreRows.tsx'
import type { DrawPhase } from '../draw/poll.ts'
import { useDrawPhase } from '../draw/use-draw-phase.ts'
import { outcomeOfTicket } from '../TicketOutcome.tsx'
import { TicketFailed } from '../TicketFailed.tsx'
import { useTicket } from '../use-ticket.ts'
import { NoTicketHere } from '../../shared/slips/SlipParts.tsx'
import { useFilm } from './use-film.ts'
import { VirtualFilm } from './VirtualFilm.tsx'
import { VirtualOutcome } from './VirtualOutcome.tsx'
import { words } from './words.ts'
import '#src/ui/look/moments.css'

const phaseWords: Record<Exclude<DrawPhase, 'drawn'>, string> = {
  selling: words.$kickOffIn,
  sealed: words.$drawingIn,
  drawing: words.$drawing,
}

const Waiting = ({ ticket, phase }: { ticket: KeptDetail; phase: Exclude<DrawPhase, 'drawn'> }) => {
  const known = useClockKnown()
  return (
    <>
      <p className="text-center text-lg font-bold" aria-live="polite">
        {known ? phaseWords[phase] : words.$notDrawnYet}
      </p>
      <NoClock />
      {phase !== 'drawing' && (
        <Countdown
          to={Date.parse(phase === 'selling' ? ticket.closesAt : ticket.drawsAt)}
          format="mm:ss"
          className="clock-large font-extrabold text-center leading-none"
        />
      )}
      <Slip>
        <h2 className="font-bold">{words.$yourCalls}</h2>
        <ScoreRows
          batch={ticket.play.batchId}
          numbers={ticket.draw.tickets[0]?.ticket ?? []}
          label={words.$yourCalls}
        />
      </Slip>
      <QuietLink to="/game-history/$gameID" params={{ gameID: ticket.play.slipId }}>
        {words.$openTheTicket}
      </QuietLink>
    </>
  )
}

/** @param still without the film */
const Draw = ({ ticket, still }: { ticket: KeptDetail; still: boolean }) => {
  const { draw, play } = ticket
  const { phase, drawn } = useDrawPhase(ticket)
  const film = useFilm(drawn && draw.drawn.length > 0)
  const told = drawn && (still || film.over || draw.drawn.length === 0)
  const { heading, text } = outcomeOfTicket(ticket)
  return (
    <>
      <p className="sr-only" role="status">
        {drawn && `${heading}. ${text}`}
      </p>
      {told ? (
        <VirtualOutcome ticket={ticket} />
      ) : (
        <section className="cloth cloth-teal stage" aria-label={words.$matchScores}>
          <p className="row text-sm num">
            <b>{words.$matchScores}</b> {play.batchId}
          </p>
          <p className="text-sm">{words.$fixed}</p>
          {phase === 'drawn' ? (
            <VirtualFilm ticket={ticket} passed={film.passed} minute={film.minute} onSkip={film.skip} />
          ) : (
            <Waiting ticket={ticket} phase={phase} />
          )}
        </section>
      )}
    </>
  )
}

interface Props {
  /** Undefined if no ticket was ever bought here. */
  id: string | undefined
  playerKey: string
  still: boolean
}

const Found = ({ id, playerKey, still }: Props & { id: string }) => {
  const { ticket, error, retry } = useTicket(id, playerKey)
  if (ticket) return <Draw ticket={ticket} still={still} />
  return error ? <TicketFailed error={error} onRetry={retry} /> : <Skeleton lines={8} />
}

export const VirtualDraw = ({ id, ...rest }: Props) => (
  <div className="w-full max-w-xl stack">
    {id ? <Found key={id} id={id} {...rest} /> : <NoTicketHere heading={words.$noTicket} />}
  </div>
)
