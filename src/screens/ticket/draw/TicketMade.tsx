import type { Proof } from '#src/model/draws.ts'
import { drawMade } from './draw-made.ts'
import { words as playWords } from './words.ts'

/** How the draw is made, step by step with its times; what has not happened is pale. */
export const TicketMade = ({ proof }: { proof: Proof }) => (
  <ol className="made" aria-label={playWords.$howThisDrawIs}>
    {drawMade(proof).map(({ words, detail, done }) => (
      <li key={words} className={done ? 'made-done' : ''}>
        {words} <span className="num font-medium block min-h-[1.3em]">{detail}</span>
        {!done && <span className="sr-only">{playWords.$notYet}</span>}
      </li>
    ))}
  </ol>
)
