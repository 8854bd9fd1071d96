import { plural } from '#src/lib/plural.ts'
import { Ball } from '#src/ui/Ball.tsx'
import { longestWaits, usualWords, type Statistics } from './statistics-model.ts'

const SHOWN = 5

/** A number absent from all counted draws has waited at least that long. */
const waitWords = (times: number, waiting: number): string =>
  waiting === 0 ? 'Drawn last time' : `Away for ${times === 0 ? 'all ' : ''}${plural(waiting, 'draw')}`

export const StatisticsWaits = ({ statistics }: { statistics: Statistics }) => (
  <section className="stack" aria-labelledby="longest-waits">
    <h2 id="longest-waits" className="title-2">
      Longest waits
    </h2>
    <p className="text-soft">A number is never due: the drum does not know how long it was away.</p>
    <ol className="rows">
      {longestWaits(statistics, SHOWN).map(({ number, times, waiting, usual }) => (
        <li key={number}>
          <Ball n={number} />
          <p>
            <b className="num">{waitWords(times, waiting)}</b>
            <span className="block text-sm text-soft">{usualWords(usual, statistics.of)}</span>
          </p>
        </li>
      ))}
    </ol>
  </section>
)
