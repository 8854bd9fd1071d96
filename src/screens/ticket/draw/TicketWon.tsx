// A win: the game's cloth, the sum, every deduction and the proof. No button to play on.
import type { KeptDetail } from '#src/model/kept.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { HitRow } from '../../shared/lines/HitRow.tsx'
import { GoldLink } from '#src/ui/buttons/Wide.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Slip } from '#src/ui/Slip.tsx'
import { lookOfType } from '#src/games/look-of-type.ts'
import { bestFirst } from '../line-order.ts'
import type { Outcome } from '../outcome.ts'
import { TicketSums } from '../TicketOutcome.tsx'
import { TicketProof } from '../TicketProof.tsx'
import { useChecks } from '../use-checks.ts'
import { bestWords } from './best-words.ts'
import { JackpotNote } from './JackpotNote.tsx'
import { words } from './words.ts'

const DOTS = Array.from({ length: 12 }, (_, at) => at)

export interface EndProps {
  ticket: KeptDetail
  outcome: Outcome
  playerKey: string
  heardAt: number | undefined
}

export const TicketWon = ({ ticket, outcome, playerKey, heardAt }: EndProps) => {
  const { play, draw } = ticket
  const { checked } = useChecks(ticket, { player: playerKey, ticket: play.slipId, heardAt })
  const [best] = bestFirst(draw.tickets, draw.drawn, 0)
  const right = bestWords(draw)
  const large = outcome.end === 'large-win'
  const ticketLink = { to: '/game-history/$gameID', params: { gameID: play.slipId } } as const
  return (
    <section
      className={`cloth cloth-${lookOfType(play.lotteryType).cloth} stage`}
      aria-label={words.$outcomeOfTheDraw}
    >
      {large && (
        <div className="fall" aria-hidden="true">
          {DOTS.map(dot => (
            <b key={dot} />
          ))}
        </div>
      )}
      <div className="burst">
        <i aria-hidden="true" />
        {large && (
          <>
            <i aria-hidden="true" />
            <i aria-hidden="true" />
          </>
        )}
        <p className="text-sm num">
          {lotteryName(play.lotteryType)}, {play.batchId}
        </p>
        {best && <HitRow numbers={best.line.ticket} hits={draw.drawn} label={words.$line(best.place)} />}
        {right && <p className="font-bold">{right}</p>}
        <h2>
          {words.$youWon}{' '}
          <span className={`won-sum num ${large ? 'won-sum-large' : ''}`}>
            {outcome.heading.slice(words.$youWon.length + 1)}
          </span>
        </h2>
        <p className="text-sm">{outcome.text}</p>
      </div>
      <Slip>
        <TicketSums ticket={ticket} rows={outcome.rows} />
        {checked && (
          <div className="mt-4">
            <TicketProof checks={checked.checks} small />
          </div>
        )}
      </Slip>
      <GoldLink {...ticketLink}>{words.$openTheTicketAnd}</GoldLink>
      <div className="grid grid-cols-2 gap-2">
        <LinkButton to="/withdrawals/fund" kind="quiet">
          {words.$withdrawal}
        </LinkButton>
        <LinkButton to="/dashboard" kind="quiet">
          {words.$done}
        </LinkButton>
      </div>
      <JackpotNote won={draw.jackpot.won} />
    </section>
  )
}
