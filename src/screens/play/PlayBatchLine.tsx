import { useImperativeHandle, type RefObject } from 'react'
import type { PlayStore } from '#src/play/store.ts'
import { NoClock } from '#src/ui/time/NoClock.tsx'
import { formatRemaining, standing } from '#src/ui/time/remaining.ts'
import { hourWords } from './batch-clock.ts'
import { useBatch } from './use-batch.ts'

/** A short batch header for the payment page; `shown` receives the batch it displays. */
export const PlayBatchLine = ({ store, shown }: { store: PlayStore; shown: RefObject<string> }) => {
  const batch = useBatch(store.game, store.newGameId)
  const { known, id } = batch
  useImperativeHandle(shown, () => (known ? id : ''), [known, id])
  const left = known ? formatRemaining(batch.left, 'mm:ss') : standing('mm:ss')
  return (
    <div className="cloth rounded-2xl p-4 row">
      <div>
        <span className="num">{id}</span>
        <br />
        <span className="text-sm opacity-85">
          {known && batch.hint ? 'Next game batch starts in' : 'Expires in 5 minutes'}
        </span>
        {known && store.game.cadence === 'fixed-hours' && (
          <span className="block text-sm opacity-85">Next draw {hourWords(batch.drawHour, batch.now)}</span>
        )}
        <NoClock className="opacity-85" />
      </div>
      <span
        role="timer"
        aria-label={`Time left in this batch: ${left}`}
        className="num text-2xl font-extrabold"
      >
        {left}
      </span>
    </div>
  )
}
