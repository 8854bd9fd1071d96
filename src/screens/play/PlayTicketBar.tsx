import { formatMoney } from '#src/lib/money.ts'
import { isEmpty, linesOf } from '#src/picks/rows.ts'
import type { PlayStore } from '#src/play/store.ts'
import { PlayStepper } from './board/PlayStepper.tsx'
import { PlayBar } from './PlayBar.tsx'
import { PlayNotYet } from './PlayNotYet.tsx'
import { priceTag } from './price-tag.ts'
import { usePlayAfterPaint } from './board/use-picks.ts'
import { words } from './words.ts'

export const PlayTicketBar = ({ store, onSummary }: { store: PlayStore; onSummary: () => void }) => {
  const { stake, picks } = usePlayAfterPaint(store)
  const { total, potential, average, top } = priceTag(store.game, stake, linesOf(picks), picks.length)
  return (
    <PlayBar
      tag={
        <>
          <b>{formatMoney(total)}</b>
          {words.$winUpTo(picks.length)} <b>{formatMoney(potential)}</b>
          {words.$onAverage(top)} <b>{average}</b> {words.$back}
        </>
      }
      lines={<PlayStepper store={store} />}
      disabled={picks.every(isEmpty)}
      notYet={<PlayNotYet store={store} className="text-sm font-bold" />}
      onSummary={onSummary}
    />
  )
}
