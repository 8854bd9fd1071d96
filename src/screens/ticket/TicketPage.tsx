// One ticket: lines, money, draw, and this phone's checks. Opens offline.
import type { ReactNode } from 'react'
import type { Batch } from '#src/contract/draws.ts'
import { pathsOfType } from '#src/games/paths.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { AsOf } from '#src/ui/time/AsOf.tsx'
import { BallRow } from '#src/ui/Ball.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TicketChecks } from './TicketChecks.tsx'
import { TicketFailed } from './TicketFailed.tsx'
import { TicketFacts } from './TicketFacts.tsx'
import { TicketLines } from './TicketLines.tsx'
import { TicketOutcome, outcomeOfTicket } from './TicketOutcome.tsx'
import { slipOfTicket } from './past-slip.ts'
import { TicketReceipt } from './TicketReceipt.tsx'
import { TicketRepeat } from './TicketRepeat.tsx'
import { TicketShare } from './TicketShare.tsx'
import { useTicket } from './use-ticket.ts'

export const TicketPage = ({
  id,
  playerKey,
  choice,
  wholeDraw,
}: {
  id: string
  playerKey: string
  /** A prize waiting for its winner's choice. */
  choice?: ReactNode
  /** Redoes its batch's draw from everyone's tickets. */
  wholeDraw?: (batch: Batch) => ReactNode
}) => {
  const { ticket, asOf, heardAt, error, retry } = useTicket(id, playerKey)
  if (!ticket)
    return (
      <div className="w-full max-w-2xl mx-auto stack">
        {error ? <TicketFailed error={error} onRetry={retry} /> : <Skeleton lines={8} />}
      </div>
    )
  const { play, draw } = ticket
  const pending = play.status === 'Pending'
  const drawPath = pathsOfType(play.game_type)?.draw
  return (
    <div className="w-full max-w-2xl mx-auto stack">
      <div className="row">
        <h2 className="title-1">{lotteryName(play.game_type)}</h2>
        <span
          className={`font-bold ${outcomeOfTicket(ticket).celebrate ? 'text-win' : pending ? 'text-brand' : 'text-soft'}`}
        >
          {play.status}
        </span>
      </div>
      {asOf !== undefined && <AsOf at={asOf} />}
      {pending ? (
        <section className="card stack">
          <p>
            This ticket is in batch <b className="num whitespace-nowrap">{play.batch_id}</b>. It is drawn at{' '}
            <b className="num">{formatDateTime(Date.parse(ticket.draws_at))}</b>.
          </p>
          {drawPath && (
            <LinkButton to={drawPath} search={{ id }} kind="gold" block>
              Watch the draw
            </LinkButton>
          )}
        </section>
      ) : (
        <TicketOutcome ticket={ticket} />
      )}
      {draw.system_pick.length > 0 && choice}
      {draw.system_pick.length > 0 && (
        <section className="card stack">
          <p className="eyebrow">Numbers drawn</p>
          <BallRow numbers={draw.system_pick} label="Numbers drawn" />
        </section>
      )}
      <section className="card">
        <p className="eyebrow">Your lines</p>
        <TicketLines draw={draw} />
      </section>
      <TicketRepeat gameType={play.game_type} slip={slipOfTicket(ticket)} />
      <TicketShare gameType={play.game_type} slip={slipOfTicket(ticket)} />
      <TicketChecks proof={ticket.proof} player={playerKey} ticket={id} heardAt={heardAt} />
      {'version' in ticket.proof && wholeDraw?.(ticket.proof.batch)}
      <TicketFacts ticket={ticket} />
      <TicketReceipt proof={ticket.proof} ticket={id} />
    </div>
  )
}
