import type { BatchDrawData } from '#src/contract/games.ts'
import { BallRow } from '#src/ui/Ball.tsx'
import { Money } from '#src/ui/Money.tsx'

/** A ticket's lines; after the draw, each with its hits and what it paid. */
export const TicketLines = ({ draw }: { draw: BatchDrawData }) => {
  const drawn = draw.system_pick.length > 0
  return (
    <ol className="list-none p-0 m-0">
      {draw.tickets.map((line, index) => (
        <li key={index} className="row border-b border-line last:border-b-0 py-3">
          <span className="flex items-center gap-3">
            <span className="eyebrow w-5 num">{index + 1}</span>
            <BallRow
              numbers={line.ticket}
              label={`Line ${index + 1}`}
              size="sm"
              {...(drawn ? { hits: draw.system_pick } : {})}
            />
          </span>
          {drawn && (
            <span className="text-right flex-none">
              {line.won > 0 && (
                <b className="text-win">
                  <Money amount={line.won} />
                </b>
              )}
              {line.cashback > 0 && (
                <span className="text-sm whitespace-nowrap">
                  <Money amount={line.cashback} /> cashback
                </span>
              )}
              {line.won + line.cashback === 0 && (
                <span className="text-soft num">{line.hits ?? 0} right</span>
              )}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
