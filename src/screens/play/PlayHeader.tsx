import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { PlayStore } from '#src/play/store.ts'
import { formatRemaining } from '#src/ui/remaining.ts'
import { useBatch } from './use-batch.ts'

/** The batch header: Game ID, the true batch code, and the time that is left in it. */
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
  const left = formatRemaining(batch.left, 'mm:ss')
  return (
    <section className="bg-band rounded-2xl p-4 stack" aria-label="Game batch">
      <div className="row">
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
      <div className="row">
        <div className="text-sm">
          <p className="opacity-85">
            {batch.hint ? 'Next game batch starts in' : 'Game batch expires in 5 minutes'}
          </p>
        </div>
        <span
          role="timer"
          aria-label={`Time left in this batch: ${left}`}
          className="num text-3xl font-extrabold"
        >
          {left}
        </span>
      </div>
      <progress
        className="batch-left"
        max={300}
        value={Math.ceil(batch.left / 1000)}
        aria-label="Part of the batch that is left"
      />
    </section>
  )
}
