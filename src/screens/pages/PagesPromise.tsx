import type { Kept } from '#src/api/public/promises.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { Section } from '#src/ui/Section.tsx'
import { lasted, keptWords, type What } from './promises-model.ts'
import { words } from './promise-words.ts'

const said: Record<What, readonly [title: string, meaning: string]> = {
  draws: [words.$draws, words.$drawsMean],
  seals: [words.$seals, words.$sealsMean],
  prizes: [words.$prizes, words.$prizesMean],
  withdrawals: [words.$withdrawals, words.$withdrawalsMean],
  cases: [words.$cases, words.$casesMean],
  checks: [words.$checks, words.$checksMean],
  minutes: [words.$minutes, words.$minutesMean],
}

const timesOf = ({ median, p95, slowest }: Kept) =>
  [
    [words.$half, median],
    [words.$most, p95],
    [words.$slowest, slowest],
  ] as const

export const PagesPromise = ({ what, kept }: { what: What; kept: Kept | undefined }) => {
  const [title, meaning] = said[what]
  const figure = keptWords(kept)
  const times = kept
    ? timesOf(kept).flatMap(([label, ms]) => (ms === null ? [] : [[label, lasted(ms)] as const]))
    : []
  return (
    <Section id={`promise-${what}`} title={title}>
      {figure ? <p className="num text-xl font-bold">{figure}</p> : <p>{words.$noneYet}</p>}
      {times.length > 0 && <Facts facts={times} />}
      <p className="text-soft">{meaning}</p>
    </Section>
  )
}
