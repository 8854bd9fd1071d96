import { useImperativeHandle, type RefObject } from 'react'
import { useIsHeld } from '#src/api/reserve.ts'
import { BATCH } from '#src/draws/schedule.ts'
import type { GameRules } from '#src/games/game.ts'
import { NoClock } from '#src/ui/time/NoClock.tsx'
import { Ring } from '#src/ui/time/Ring.tsx'
import { formatRemaining, standing } from '#src/ui/time/remaining.ts'
import { useIsPaused } from '../shared/held-back/PausedCard.tsx'
import { words as pausedWords } from '../shared/held-back/paused-words.ts'
import { hourWords, payBefore } from './batch-clock.ts'
import { useBatch } from './use-batch.ts'
import { words } from './words.ts'

interface Props {
  game: GameRules
  /** Called with the opening time (ms) of each batch. */
  onBatch?: (opensAt: number) => void
  /** Receives the batch it displays. */
  shown?: RefObject<string>
}

/** A short batch header for the payment page. */
export const PlayBatchLine = ({ game, onBatch, shown }: Props) => {
  const batch = useBatch(game, onBatch)
  const { known, id } = batch
  useImperativeHandle(shown, () => (known ? id : ''), [known, id])
  const isHeld = useIsHeld(game.id)
  const isPaused = useIsPaused(game.id)
  const left = known ? formatRemaining(batch.left, 'mm:ss') : standing('mm:ss')
  return (
    <div className={`cloth cloth-${game.look.cloth} rounded-card px-4 py-3 row`}>
      <div>
        <span className="num">{id}</span>
        <br />
        <span className="text-sm opacity-85">
          {known && batch.hint ? words.$nextGameBatchStarts : words.$expiresIn5Minutes}
        </span>
        {known && game.cadence === 'fixed-hours' && (
          <span className="block text-sm opacity-85">
            {words.$nextDraw(hourWords(batch.drawHour, batch.now))}
          </span>
        )}
        {isHeld && <p className="font-bold">{pausedWords.$gameHeld}</p>}
        {known && !isPaused && <p className="font-bold">{payBefore(batch.drawHour, batch.now)}</p>}
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
