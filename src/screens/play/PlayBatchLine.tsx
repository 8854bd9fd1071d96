import { useImperativeHandle, type RefObject } from 'react'
import { BATCH } from '#src/draws/schedule.ts'
import type { PlayStore } from '#src/play/store.ts'
import { NoClock } from '#src/ui/time/NoClock.tsx'
import { Ring } from '#src/ui/time/Ring.tsx'
import { formatRemaining, standing } from '#src/ui/time/remaining.ts'
import { hourWords, payBefore } from './batch-clock.ts'
import { useBatch } from './use-batch.ts'
import { words } from './words.ts'

/** A short batch header for the payment page; `shown` receives the batch it displays. */
export const PlayBatchLine = ({ store, shown }: { store: PlayStore; shown: RefObject<string> }) => {
  const batch = useBatch(store.game, store.newGameId)
  const { known, id } = batch
  useImperativeHandle(shown, () => (known ? id : ''), [known, id])
  const left = known ? formatRemaining(batch.left, 'mm:ss') : standing('mm:ss')
  return (
    <div className={`cloth cloth-${store.game.look.cloth} rounded-card px-4 py-3 row`}>
      <div>
        <span className="num">{id}</span>
        <br />
        <span className="text-sm opacity-85">
          {known && batch.hint ? words.$nextGameBatchStarts : words.$expiresIn5Minutes}
        </span>
        {known && store.game.cadence === 'fixed-hours' && (
          <span className="block text-sm opacity-85">
            {words.$nextDraw(hourWords(batch.drawHour, batch.now))}
          </span>
        )}
        {known && <p className="font-bold">{payBefore(batch.drawHour, batch.now)}</p>}
        <NoClock className="opacity-85" />
      </div>
      <Ring left={known ? batch.left / BATCH : 0}>
        <span role="timer" aria-label={words.$timeLeftInThis(left)} className="num">
          {left}
        </span>
      </Ring>
    </div>
  )
}
