import type { ReactNode } from 'react'
import type { KeptDetail } from '#src/device/kept.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { Money } from '#src/ui/Money.tsx'
import { voidWords } from '../shared/void-words.ts'
import { outcomeOf } from './outcome.ts'

export const outcomeOfTicket = ({ play, draw, tax, later, proof }: KeptDetail) =>
  outcomeOf(
    {
      status: play.status,
      stake: play.stake_amount,
      won: draw.tickets.reduce((sum, line) => sum + line.won, 0),
      cashback: draw.cashback_amount,
      tax,
      later,
      jackpot: draw.jackpot.won ? draw.jackpot.win_amount : 0,
    },
    'version' in proof ? voidWords(proof.batch) : undefined,
  )

interface Props {
  ticket: KeptDetail
  celebrate?: boolean
  children?: ReactNode
}

/** Win or lose in plain words, with every amount from stake to payout. */
export const TicketOutcome = ({ ticket, celebrate, children }: Props) => {
  const outcome = outcomeOfTicket(ticket)
  const won = outcome.kind === 'won'
  return (
    <section
      className={`card stack ${won && celebrate ? 'win-card' : ''}`}
      role="status"
      aria-label="Outcome of the draw"
    >
      <h2 className={`title-1 ${won ? 'text-win' : ''}`}>{outcome.heading}</h2>
      {outcome.text && <p>{outcome.text}</p>}
      {outcome.rows.length > 0 && (
        <Facts
          facts={outcome.rows.map(({ label, amount }) => [
            label,
            <Money key={label} amount={amount} balance className="font-bold" />,
          ])}
        />
      )}
      {children}
    </section>
  )
}
