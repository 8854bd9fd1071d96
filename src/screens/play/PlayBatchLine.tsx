import type { PlayStore } from '#src/play/store.ts'
import { formatRemaining } from '#src/ui/remaining.ts'
import { hourWords } from './batch-clock.ts'
import { useBatch } from './use-batch.ts'

/** The short form of the batch header, for the page on which a ticket is paid. */
export const PlayBatchLine = ({ store }: { store: PlayStore }) => {
  const batch = useBatch(store.game, store.newGameId)
  const left = formatRemaining(batch.left, 'mm:ss')
  return (
    <p className="bg-band rounded-2xl p-4 row">
      <span>
        <span className="num">{batch.id}</span>
        <br />
        <span className="text-sm opacity-85">
          {batch.hint ? 'Next game batch starts in' : 'Expires in 5 minutes'}
        </span>
        {store.game.cadence === 'fixed-hours' && (
          <span className="block text-sm opacity-85">Next draw {hourWords(batch.drawHour, batch.now)}</span>
        )}
      </span>
      <span
        role="timer"
        aria-label={`Time left in this batch: ${left}`}
        className="num text-2xl font-extrabold"
      >
        {left}
      </span>
    </p>
  )
}
