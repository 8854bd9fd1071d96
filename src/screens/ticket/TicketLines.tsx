// A ticket's lines; after the draw, each with its hits and what it paid. A long ticket folds its other lines.
import type { DrawnTicket } from '#src/model/tickets.ts'
import { Fold } from '#src/ui/Fold.tsx'
import { Money } from '#src/ui/Money.tsx'
import { LineRow } from '../shared/lines/LineRow.tsx'
import { bestFirst, type PlacedLine } from './line-order.ts'
import { words } from './words.ts'

type Line = DrawnTicket['tickets'][number]

const Paid = ({ line, hits }: { line: Line; hits: number }) => (
  <span className="ml-auto text-sm text-right flex-none">
    {line.won > 0 && (
      <b className="text-win">
        <Money amount={line.won} />
      </b>
    )}
    {line.cashback > 0 && (
      <span className="whitespace-nowrap">
        <Money amount={line.cashback} /> {words.$back}
      </span>
    )}
    {line.won + line.cashback === 0 && (
      <span className="text-soft num">
        {line.hits ?? hits} {words.$right}
      </span>
    )}
  </span>
)

interface LinesProps {
  batch: string
  lines: readonly PlacedLine<Line>[]
  drawn: readonly number[]
}

const Lines = ({ batch, lines, drawn }: LinesProps) => (
  <ol className="my-lines">
    {lines.map(({ place, line, hits }) => (
      <li key={place} className="flex-wrap !min-h-11">
        <span className="w-5 flex-none text-sm text-soft num">{place}</span>
        <LineRow
          batch={batch}
          numbers={line.ticket}
          label={words.$line(place)}
          size="sm"
          {...(drawn.length > 0 ? { hits: drawn } : { mine: true })}
        />
        {drawn.length > 0 && <Paid line={line} hits={hits} />}
      </li>
    ))}
  </ol>
)

export const TicketLines = ({ batch, draw: { tickets, drawn } }: { batch: string; draw: DrawnTicket }) => {
  // Leaves room for result and proof below on a phone of 360 by 740; the fold takes a row itself.
  const most = !drawn[0] ? 5 : tickets[3] ? 2 : 3
  const lines = bestFirst(tickets, drawn, most)
  const others = lines.slice(most)
  return (
    <>
      <Lines batch={batch} lines={lines.slice(0, most)} drawn={drawn} />
      {others.length > 0 && (
        <Fold summary={<span className="text-sm">{words.$theOther(others.length)}</span>}>
          <Lines batch={batch} lines={others} drawn={drawn} />
        </Fold>
      )}
    </>
  )
}
