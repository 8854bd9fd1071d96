import type { DrawnTicket } from '#src/model/tickets.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { Ball } from '#src/ui/Ball.tsx'
import { Slip } from '#src/ui/Slip.tsx'
import { bestFirst } from '../line-order.ts'
import { words } from './words.ts'

/** As many as fit on a small phone together with the numbers. */
const MOST = 4

interface Props {
  draw: DrawnTicket
  /** What the player paid; 0 for a free line. */
  stake: Kobo
  shown: number
}

/** The player's lines beside the numbers as they come: what is drawn lights up. */
export const TicketStageLines = ({ draw, stake, shown }: Props) => {
  const drawn = draw.drawn.slice(0, shown)
  const lines = bestFirst(draw.tickets, drawn, MOST)
  const many = lines.length > MOST
  return (
    <Slip>
      <p className="row">
        <b>{words.$yourLines}</b>
        <span className="text-sm text-soft num">
          {stake === 0 ? words.$freeWithYourBid : words.$staked(formatMoney(stake))}
        </span>
      </p>
      {/* Focusable only where it scrolls. */}
      <div
        className={many ? 'stage-lines' : ''}
        {...(many ? { role: 'group', 'aria-label': words.$yourLines, tabIndex: 0 } : {})}
      >
        <ol className="my-lines">
          {lines.map(({ place, line }) => (
            <li key={place}>
              <span className="w-5 flex-none text-sm text-soft num">{place}</span>
              <ul className="flex gap-3 p-1" aria-label={words.$line(place)}>
                {line.ticket.map(n => (
                  <li key={n} className="lights">
                    <Ball n={n} size="sm" state="mine" />
                    {drawn.includes(n) && (
                      <span className="lit" aria-hidden="true">
                        <Ball n={n} size="sm" state="hit" />
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </Slip>
  )
}
