// The stage until the outcome is shown: how the draw is made, its numbers as they come, and the player's lines.
import type { KeptDetail } from '#src/model/kept.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { SmallButton } from '#src/ui/buttons/SmallButton.tsx'
import { Countdown } from '#src/ui/time/Countdown.tsx'
import { Emblem } from '#src/ui/Emblem.tsx'
import { NoClock } from '#src/ui/time/NoClock.tsx'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { lookOfType } from '#src/games/look-of-type.ts'
import { stakeOf } from '../../shared/own/own-part.ts'
import type { DrawPhase } from './poll.ts'
import { TicketMade } from './TicketMade.tsx'
import { TicketStageLines } from './TicketStageLines.tsx'
import { words } from './words.ts'

const phaseWords: Record<DrawPhase, string> = {
  selling: words.$yourBatchClosesIn,
  sealed: words.$sealedTheDrawIs,
  drawing: words.$drawingNow,
  drawn: words.$numbersDrawn,
}

interface Props {
  ticket: KeptDetail
  phase: DrawPhase
  /** Is the service's clock known? */
  known: boolean
  /** Numbers that have come so far. */
  shown: number
  onSkip: () => void
}

export const TicketStage = ({ ticket, phase, known, shown, onSkip }: Props) => {
  const { draw, play } = ticket
  const { cloth, emblem } = lookOfType(play.lotteryType)
  const slots = Math.max(draw.drawn.length, draw.tickets[0]?.ticket.length ?? 0)
  const isDrawn = phase === 'drawn'
  return (
    <section className={`cloth cloth-${cloth} stage`} aria-labelledby="stage">
      <div className="row">
        <div className="min-w-0">
          <h2 id="stage" className="title-2">
            {lotteryName(play.lotteryType)}
          </h2>
          <p className="text-sm num">{play.batchId}</p>
        </div>
        <Emblem name={emblem} size={44} />
      </div>
      <TicketMade proof={ticket.proof} />
      <div className={isDrawn ? 'row' : 'text-center text-lg'}>
        <p className="font-bold" aria-live="polite">
          {known || isDrawn ? phaseWords[phase] : words.$notDrawnYet}
        </p>
        {isDrawn && <SmallButton onClick={onSkip}>{words.$showTheResultNow}</SmallButton>}
      </div>
      {!isDrawn && <NoClock />}
      {(phase === 'selling' || phase === 'sealed') && (
        <Countdown
          to={Date.parse(phase === 'selling' ? ticket.closesAt : ticket.drawsAt)}
          format="mm:ss"
          className="clock-large font-extrabold text-center leading-none"
        />
      )}
      <ol className="chute" aria-label={words.$numbersDrawn}>
        {Array.from({ length: slots }, (_, at) => (
          <li key={at} className="seat">
            {at < shown && (
              <span className="ball-roll">
                <span className="ball ball-drawn">
                  <span className="ball-turn">{draw.drawn[at]}</span>
                </span>
              </span>
            )}
          </li>
        ))}
      </ol>
      <TicketStageLines draw={draw} stake={stakeOf(play)} shown={shown} />
      {!isDrawn && (
        <QuietLink to="/game-history/$gameID" params={{ gameID: play.slipId }}>
          {words.$openTheTicketAnd}
        </QuietLink>
      )}
    </section>
  )
}
