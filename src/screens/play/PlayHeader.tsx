import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { PlayStore } from '#src/play/store.ts'
import { NoClock } from '#src/ui/time/NoClock.tsx'
import { formatRemaining, standing } from '#src/ui/time/remaining.ts'
import { hourWords } from './batch-clock.ts'
import { useBatch } from './use-batch.ts'

const Clock = ({ words, label, left }: { words: string; label: string; left: string }) => (
  <div className="row flex-wrap">
    <p className="text-sm opacity-85 text-balance">{words}</p>
    <span role="timer" aria-label={`${label}: ${left}`} className="num clock font-extrabold">
      {left}
    </span>
  </div>
)

/** The batch header: Game ID, the real batch code, and the time left until it closes and until its draw. */
export const PlayHeader = ({
  store,
  title,
  action,
}: {
  store: PlayStore
  title: string
  action: ReactNode
}) => {
  const { gameId } = useSnapshot(store.state)
  const batch = useBatch(store.game, store.newGameId)
  const left = batch.known ? formatRemaining(batch.left, 'mm:ss') : standing('mm:ss')
  const words = batch.known && batch.hint ? 'Next game batch starts in' : 'Game batch expires in 5 minutes'
  const drawnAtHours = store.game.cadence === 'fixed-hours'
  return (
    <section className="cloth rounded-2xl p-4 stack" aria-label="Game batch">
      <div className="row flex-wrap">
        <h2 className="title-2">{title}</h2>
        {action}
      </div>
      <div className="text-sm opacity-85 md:flex md:gap-4">
        <p>
          Game ID <b className="num">{gameId}</b>{' '}
        </p>
        <p>
          Batch <b className="num whitespace-nowrap">{batch.id}</b>
        </p>
      </div>
      {drawnAtHours ? (
        <Clock
          words={batch.known ? `Next draw ${hourWords(batch.drawHour, batch.now)}` : 'Next draw'}
          label="Time left until the draw"
          left={batch.known ? formatRemaining(batch.drawHour - batch.now, 'hh:mm:ss') : standing('hh:mm:ss')}
        />
      ) : (
        <Clock words={words} label="Time left in this batch" left={left} />
      )}
      <progress
        className="batch-left"
        max={300}
        value={batch.known ? Math.ceil(batch.left / 1000) : 0}
        aria-label="Part of the batch that is left"
      />
      <NoClock />
      {drawnAtHours && (
        <p className="row text-sm opacity-85">
          <span>{words}</span>
          <span role="timer" aria-label={`Time left in this batch: ${left}`} className="num font-bold">
            {left}
          </span>
        </p>
      )}
    </section>
  )
}
