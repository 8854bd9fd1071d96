// Item draws: how many took place, how many refunded every stake, and how much was sold of what was needed.
import type { ItemStatistics } from '#src/api/statistics/without-drum.ts'
import { awoof } from '#src/games/awoof/game.ts'
import { grouped } from '#src/lib/figures.ts'
import { formatDate } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { words } from './other-words.ts'

export const StatisticsItems = ({ answer: it }: { answer: ItemStatistics }) => {
  if (it.since === null) return <EmptyState heading={words.$noItem} sub={words.$noItemText} />
  return (
    <section aria-labelledby="items-so-far" className="w-full max-w-xl">
      <Slip>
        <h2 id="items-so-far" className="title-2">
          {words.$itemsSoFar}
        </h2>
        <p className="hint">{words.$since(formatDate(Date.parse(it.since)))}</p>
        <dl className="sums mt-2">
          <dt>{words.$drawn}</dt>
          <dd>{grouped(it.drawn)}</dd>
          <dt>{words.$worthWon}</dt>
          <dd>{formatMoney(it.won)}</dd>
          <dt>
            {words.$givenBack}
            {it.undersold > 0 && <span className="block text-sm">{words.$because(it.undersold)}</span>}
          </dt>
          <dd>{grouped(it.givenBack)}</dd>
          <dt>{words.$returned}</dt>
          <dd>{formatMoney(it.returned)}</dd>
        </dl>
        <Tear />
        <p>{words.$soldOf(grouped(it.sold), grouped(it.needed), grouped(it.offered))}</p>
        <LinkButton to="/results" search={{ game: awoof.id }} kind="quiet" className="mt-3">
          {words.$itemDraws}
        </LinkButton>
      </Slip>
    </section>
  )
}
