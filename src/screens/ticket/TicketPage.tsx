// One ticket: the slip, and beside it what can be done with it and what this phone checked. Opens offline.
import type { ReactNode } from 'react'
import type { Batch } from '#src/model/draws.ts'
import { pathsOfType } from '#src/games/every-game.ts'
import { gameByLotteryType } from '#src/games/rules.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import type { KeptDetail } from '#src/model/kept.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Fold } from '#src/ui/Fold.tsx'
import { GoldLink, QuietLink } from '#src/ui/buttons/Wide.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useNow } from '#src/ui/time/use-now.ts'
import { slipOfTicket } from './past-slip.ts'
import { TicketScoresAgain } from './soccer/TicketScoresAgain.tsx'
import { salesWords } from '../shared/matches/match-state.ts'
import { words as soccerWords } from '../shared/matches/words.ts'
import { TicketSave } from './picture/TicketSave.tsx'
import { TicketChecks } from './TicketChecks.tsx'
import { TicketFacts } from './TicketFacts.tsx'
import { TicketFailed } from './TicketFailed.tsx'
import { TicketReceipt } from './TicketReceipt.tsx'
import { TicketRepeat } from './TicketRepeat.tsx'
import { TicketShare } from './TicketShare.tsx'
import { TicketShares } from './TicketShares.tsx'
import { TicketSlip } from './TicketSlip.tsx'
import { useChecks } from './use-checks.ts'
import { useTicket } from './use-ticket.ts'
import { words } from './words.ts'

interface Props {
  id: string
  playerKey: string
  /** A prize waiting for its winner's choice. */
  choice?: ReactNode
  /** Redoes its batch's draw from everyone's tickets. */
  wholeDraw?: (batch: Batch) => ReactNode
}

interface ShownProps extends Props {
  ticket: KeptDetail
  asOf: number | undefined
  heardAt: number | undefined
}

const WaitsForMatches = ({ closesAt }: { closesAt: number }) => (
  <p>
    {soccerWords.$settledAfter} {salesWords(closesAt, useNow())}{' '}
    <b className="num whitespace-nowrap">{formatDateTime(closesAt)}</b>.
  </p>
)

const Waits = ({ ticket, id }: { ticket: KeptDetail; id: string }) => {
  const drawPath = pathsOfType(ticket.play.lotteryType)?.draw
  if (ticket.soccer) return <WaitsForMatches closesAt={Date.parse(ticket.soccer.closesAt)} />
  return (
    <>
      <p>
        {words.$thisTicketIsIn}{' '}
        <b className="num whitespace-nowrap">{formatDateTime(Date.parse(ticket.drawsAt))}</b>.
      </p>
      {drawPath && (
        <GoldLink to={drawPath} search={{ id }}>
          {words.$watchTheDraw}
        </GoldLink>
      )}
    </>
  )
}

const Shown = ({ ticket, id, playerKey, choice, wholeDraw, asOf, heardAt }: ShownProps) => {
  const { play, draw, proof } = ticket
  const { checked, failed } = useChecks(ticket, { player: playerKey, ticket: id, heardAt })
  const slip = slipOfTicket(ticket)
  return (
    <div className="w-full max-w-2xl xl:max-w-5xl mx-auto grid gap-4 grid-cols-[minmax(0,1fr)] xl:grid-cols-[minmax(0,420px)_minmax(0,1fr)] xl:gap-6 items-start">
      <TicketSlip ticket={ticket} checks={checked?.checks} asOf={asOf} />
      <div className="stack gap-4">
        {play.status === 'Pending' && <Waits ticket={ticket} id={id} />}
        {ticket.shares && <TicketShares ticket={ticket} />}
        {draw.drawn.length > 0 && gameByLotteryType(play.lotteryType)?.choice && choice}
        {play.won && ticket.paid > 0 && (
          <QuietLink to="/withdrawals/fund">{words.$withdrawWinnings}</QuietLink>
        )}
        <div className="grid grid-cols-2 gap-2">
          <TicketSave ticket={ticket} checks={checked?.checks} />
          <TicketRepeat lotteryType={play.lotteryType} slip={slip} kind="quiet" />
        </div>
        {checked ? (
          <TicketChecks {...checked} proof={proof} ticket={id} />
        ) : (
          // As high as most results, one line per check.
          <div className="min-h-[490px]">
            {failed ? <ErrorNote error={failed.error} onRetry={failed.again} /> : <Skeleton lines={8} />}
          </div>
        )}
        {wholeDraw?.(proof.batch)}
        {ticket.soccer && <TicketScoresAgain soccer={ticket.soccer} />}
        <TicketShare lotteryType={play.lotteryType} slip={slip} />
        <TicketReceipt proof={proof} ticket={id} />
        <Fold summary={words.$details}>
          <TicketFacts ticket={ticket} />
        </Fold>
      </div>
    </div>
  )
}

export const TicketPage = (props: Props) => {
  const { ticket, asOf, heardAt, error, retry } = useTicket(props.id, props.playerKey)
  if (ticket) return <Shown {...props} ticket={ticket} asOf={asOf} heardAt={heardAt} />
  return (
    <div className="w-full max-w-2xl stack" aria-busy={!error}>
      {error ? <TicketFailed error={error} onRetry={retry} /> : <Skeleton lines={8} />}
    </div>
  )
}
