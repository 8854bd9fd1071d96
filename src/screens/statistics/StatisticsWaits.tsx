import { Ball } from '#src/ui/Ball.tsx'
import { Section } from '#src/ui/Section.tsx'
import { longestWaits, usualWords, type Statistics } from './statistics-model.ts'
import { words } from './words.ts'

const SHOWN = 5

/** A number absent from all counted draws has waited at least that long. */
const waitWords = (times: number, waiting: number): string =>
  waiting === 0 ? words.$drawnLastTime : times === 0 ? words.$awayForAll(waiting) : words.$awayFor(waiting)

export const StatisticsWaits = ({ statistics }: { statistics: Statistics }) => (
  <Section id="longest-waits" title={words.$longestWaits} className="stack">
    <p className="text-soft">{words.$aNumberIsNever}</p>
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
  </Section>
)
