import type { KeptDetail } from '#src/model/kept.ts'
import { cameBack, type Settled } from '#src/games/came-back.ts'
import { formatBalance, type Kobo } from '#src/lib/money.ts'
import { Money } from '#src/ui/Money.tsx'
import { voidWords } from '../shared/void-words.ts'
import { words as drawWords } from './draw/words.ts'
import { outcomeOf, outcomeOfFree, rowsWithShare, settledShare, type Outcome } from './outcome.ts'
import { outcomeOfPredictions } from './soccer/outcome.ts'
import { words as soccerWords } from '../shared/matches/words.ts'
import { wonOf } from './won-of.ts'
import { words } from './words.ts'

const settledOf = ({ play, draw, tax, later, chosen, soccer }: KeptDetail): Settled => ({
  status: play.status,
  stake: play.stake,
  won: wonOf({ draw, soccer }),
  cashback: draw.cashbackAmount,
  tax,
  later,
  chosen,
  jackpot: draw.jackpot.won ? draw.jackpot.winAmount : 0,
})

/** What the player has of it: of a group ticket their share. */
const ownOf = (ticket: KeptDetail): Settled => {
  const settled = settledOf(ticket)
  return ticket.play.share ? settledShare(settled, ticket.play.share) : settled
}

/** The player's own part, after tax, with what is paid later. */
export const backOfTicket = (ticket: KeptDetail): Kobo => cameBack(ownOf(ticket)).total

export const outcomeOfTicket = (ticket: KeptDetail): Outcome => {
  const why = voidWords(ticket.proof.batch)
  const own = ownOf(ticket)
  if (ticket.play.free) return outcomeOfFree(own, why)
  const told = outcomeOf(own, why)
  const outcome = ticket.soccer ? outcomeOfPredictions(told, own, why) : told
  const { share } = ticket.play
  return share ? { ...outcome, rows: rowsWithShare(settledOf(ticket), share) } : outcome
}

interface Props {
  ticket: KeptDetail
  rows: Outcome['rows']
}

/** Every amount from stake to payout; a group ticket's are the whole ticket's, with the player's share below them. */
export const TicketSums = ({ ticket: { draw, play, soccer }, rows }: Props) => (
  <>
    {play.share && <p className="text-sm text-soft">{drawWords.$theWholeTicket}</p>}
    <dl className="sums">
      {rows.map(({ label, amount }, at) => {
        const last = at === rows.length - 1 ? 'sum' : ''
        return [
          <dt key={label} className={last}>
            {label}
            {label === drawWords.$stake &&
              (soccer ? soccerWords.$predictionsAt : words.$linesAt)(
                play.lines,
                formatBalance(draw.stakePerLine),
              )}
          </dt>,
          <dd key={`${label} amount`} className={last}>
            <Money amount={amount} balance />
          </dd>,
        ]
      })}
    </dl>
  </>
)

/** Win or lose in plain words, with every amount from stake to payout. */
export const TicketOutcome = ({ ticket }: { ticket: KeptDetail }) => {
  const outcome = outcomeOfTicket(ticket)
  return (
    <section className="stack gap-2" role="status" aria-label={drawWords.$outcomeOfTheDraw}>
      <h2 className={`title-2 ${outcome.celebrate ? 'text-win' : ''}`}>{outcome.heading}</h2>
      {outcome.text && <p className="text-sm">{outcome.text}</p>}
      <TicketSums ticket={ticket} rows={outcome.rows} />
    </section>
  )
}
