// Waits for the batch to close and be drawn, reveals the numbers one by one, then says win or lose plainly.
import { useEffect } from 'react'
import { useForgetMoney } from '#src/api/games.ts'
import { pathsOfType } from '#src/games/paths.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import type { KeptDetail } from '#src/device/kept.ts'
import { Ball } from '#src/ui/Ball.tsx'
import { Countdown } from '#src/ui/time/Countdown.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { NoClock } from '#src/ui/time/NoClock.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useClockKnown } from '#src/ui/time/use-clock.ts'
import { useNow } from '#src/ui/time/use-now.ts'
import { slipOfTicket } from './past-slip.ts'
import { drawPhase, type DrawPhase } from './poll.ts'
import { TicketFailed } from './TicketFailed.tsx'
import { TicketIdle } from './TicketIdle.tsx'
import { TicketLines } from './TicketLines.tsx'
import { TicketOutcome } from './TicketOutcome.tsx'
import { TicketRepeat } from './TicketRepeat.tsx'
import { TicketWaiting } from './TicketWaiting.tsx'
import { useReveal } from './use-reveal.ts'
import { useTicket } from './use-ticket.ts'

const phaseWords: Record<DrawPhase, string> = {
  selling: 'Your batch closes in',
  sealed: 'Sealed. The draw is in',
  drawing: 'Drawing now',
  drawn: 'Numbers drawn',
}

const Draw = ({ ticket }: { ticket: KeptDetail }) => {
  const now = useNow()
  const known = useClockKnown()
  const forgetMoney = useForgetMoney()
  const { draw, play } = ticket
  const paths = pathsOfType(play.game_type)
  const closesAt = Date.parse(ticket.closes_at)
  const drawsAt = Date.parse(ticket.draws_at)
  const phase = drawPhase(
    { closesAt, drawsAt, numbers: draw.system_pick, status: play.status },
    known ? now : 0,
  )
  const shown = useReveal(phase === 'drawn' ? draw.system_pick.length : 0)
  const told = phase === 'drawn' && shown === draw.system_pick.length
  const slots = Math.max(draw.system_pick.length, draw.tickets[0]?.ticket.length ?? 0)

  useEffect(() => {
    // By now the winnings are in the wallet.
    if (phase === 'drawn') void forgetMoney()
  }, [phase, forgetMoney])

  return (
    <>
      <section className="cloth rounded-2xl p-5 stack text-center items-center overflow-clip">
        <p className="opacity-85">
          {lotteryName(play.game_type)} <b className="num block">{play.batch_id}</b>
        </p>
        <p className="title-2" aria-live="polite">
          {play.status === 'Refunded'
            ? 'This batch was not drawn'
            : known || phase === 'drawn'
              ? phaseWords[phase]
              : 'Not drawn yet'}
        </p>
        {phase !== 'drawn' && <NoClock />}
        {phase === 'selling' && (
          <Countdown to={closesAt} format="mm:ss" className="clock-large font-extrabold" />
        )}
        {phase === 'sealed' && (
          <Countdown to={drawsAt} format="mm:ss" className="clock-large font-extrabold" />
        )}
        <ol className="flex gap-2 justify-center list-none p-0 m-0 min-h-14" aria-label="Numbers drawn">
          {Array.from({ length: slots }, (_, index) => (
            <li key={index} className={index < shown ? 'ball-roll' : ''}>
              {index < shown ? (
                <Ball n={draw.system_pick[index]!} size="lg" />
              ) : (
                <Ball state="empty" size="lg" />
              )}
            </li>
          ))}
        </ol>
      </section>
      {told ? (
        <TicketOutcome ticket={ticket} celebrate>
          <p className="hint">
            {draw.jackpot.won
              ? 'This ticket also won a jackpot.'
              : 'The jackpots are drawn apart: this ticket has its chances in the next ones.'}
          </p>
        </TicketOutcome>
      ) : (
        <TicketWaiting ticket={ticket} />
      )}
      <section className="card">
        <p className="eyebrow">Your lines</p>
        <TicketLines draw={told ? draw : { ...draw, system_pick: [] }} />
      </section>
      {told && (
        <>
          <TicketIdle to={paths?.play ?? '/dashboard'} />
          <LinkButton to={paths?.play ?? '/dashboard'} kind="gold" block>
            Play again
          </LinkButton>
          <TicketRepeat gameType={play.game_type} slip={slipOfTicket(ticket)} kind="brand" />
        </>
      )}
      <LinkButton to="/game-history/$gameID" params={{ gameID: play.game_play_id }} kind="quiet" block>
        Open the ticket and its proof
      </LinkButton>
    </>
  )
}

export const TicketDraw = ({ id, playerKey }: { id: string; playerKey: string }) => {
  const { ticket, error, retry } = useTicket(id, playerKey)
  return (
    <div className="w-full max-w-xl mx-auto stack">
      {ticket ? (
        <Draw ticket={ticket} />
      ) : error ? (
        <TicketFailed error={error} onRetry={retry} />
      ) : (
        <Skeleton lines={6} />
      )}
    </div>
  )
}
