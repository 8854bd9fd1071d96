// Cashback, a small payout or a loss: on plain paper, with the loss as a number and what the last days cost.
import { formatTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { BallRow } from '#src/ui/Ball.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { TicketLines } from '../TicketLines.tsx'
import { TicketSums } from '../TicketOutcome.tsx'
import { JackpotNote } from './JackpotNote.tsx'
import { TicketPlayOn } from './TicketPlayOn.tsx'
import { TicketSevenDays } from './TicketSevenDays.tsx'
import type { EndProps } from './TicketWon.tsx'
import { words } from './words.ts'

export const TicketBack = ({ ticket, outcome, playerKey }: EndProps) => {
  const { play, draw } = ticket
  return (
    <>
      {draw.drawn.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <BallRow numbers={draw.drawn} size="sm" label={words.$numbersDrawn} />
          <p className="text-sm text-soft num">
            {lotteryName(play.lotteryType)}
            <br />
            {play.batchId}, {formatTime(Date.parse(ticket.drawsAt))}
          </p>
        </div>
      )}
      <section className="stack" aria-label={words.$outcomeOfTheDraw}>
        <div className="grid gap-1 py-1">
          <h2 className="text-[1.75rem] leading-tight font-extrabold num">{outcome.heading}</h2>
          <p>{outcome.text}</p>
        </div>
        <Slip>
          <TicketLines batch={play.batchId} draw={draw} />
          <Tear />
          <TicketSums ticket={ticket} rows={outcome.rows} />
        </Slip>
      </section>
      <TicketSevenDays playerKey={playerKey} />
      <div className="grid grid-cols-2 gap-2">
        <LinkButton to="/dashboard" kind="brand">
          {words.$done}
        </LinkButton>
        <LinkButton to="/game-history/$gameID" params={{ gameID: play.slipId }} kind="quiet">
          {words.$checkTheDraw}
        </LinkButton>
      </div>
      {outcome.end !== 'refunded' && <JackpotNote won={draw.jackpot.won} />}
      <TicketPlayOn play={play} draw={draw} />
    </>
  )
}
