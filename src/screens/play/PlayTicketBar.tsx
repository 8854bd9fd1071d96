import { potentialWinning } from '#src/games/odds.ts'
import { price } from '#src/picks/price.ts'
import { isEmpty, linesOf } from '#src/picks/rows.ts'
import type { PlayStore } from '#src/play/store.ts'
import { PlayBar } from './PlayBar.tsx'
import { PlayNotYet } from './PlayNotYet.tsx'
import { cardWords } from './price-tag.ts'
import { usePlayAfterPaint } from './board/use-picks.ts'

export const PlayTicketBar = ({ store, onSummary }: { store: PlayStore; onSummary: () => void }) => {
  const { stake, picks } = usePlayAfterPaint(store)
  return (
    <PlayBar
      lines={picks.length}
      total={price(picks.length, stake)}
      potential={potentialWinning(store.game, stake, linesOf(picks), picks.length)}
      card={cardWords(store.game, stake, picks.length)}
      disabled={picks.every(isEmpty)}
      notYet={<PlayNotYet store={store} className="text-sm font-bold" />}
      onSummary={onSummary}
    />
  )
}
