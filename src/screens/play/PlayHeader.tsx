import { useSnapshot } from 'valtio'
import { BATCH } from '#src/draws/schedule.ts'
import type { PlayStore } from '#src/play/store.ts'
import { Emblem } from '#src/ui/Emblem.tsx'
import { NoClock } from '#src/ui/time/NoClock.tsx'
import { formatRemaining, standing } from '#src/ui/time/remaining.ts'
import { Ring } from '#src/ui/time/Ring.tsx'
import { hourWords } from './batch-clock.ts'
import { PlayHowToLink } from './PlayHowToLink.tsx'
import { PlayLadder } from './PlayLadder.tsx'
import { priceTag } from './price-tag.ts'
import { useBatch } from './use-batch.ts'
import { words } from './words.ts'

type Batch = ReturnType<typeof useBatch>

/** When the batch is drawn, if not at its own end. */
const DrawHour = ({ batch }: { batch: Batch }) => {
  const left = batch.known ? formatRemaining(batch.drawHour - batch.now, 'hh:mm:ss') : standing('hh:mm:ss')
  return (
    <p className="text-sm font-bold">
      {words.$nextDraw2} {batch.known && hourWords(batch.drawHour, batch.now)}{' '}
      <span role="timer" aria-label={words.$timeLeftUntilThe(left)} className="num whitespace-nowrap">
        {left}
      </span>
    </p>
  )
}

/** The batch on a band of the game's cloth: Game ID, batch code, the time left, and what a line can win. */
export const PlayHeader = ({ store }: { store: PlayStore }) => {
  const { game } = store
  // Read `length` right away: subscribing to the lines without reading from them means an update for every
  // tap.
  const {
    gameId,
    stake,
    picks: { length: count },
  } = useSnapshot(store.state)
  const batch = useBatch(game, store.newGameId)
  const left = batch.known ? formatRemaining(batch.left, 'mm:ss') : standing('mm:ss')
  const fixed = game.cadence === 'fixed-hours'
  return (
    <section className="play-band cloth" aria-label={words.$gameBatch}>
      <Emblem name={game.look.emblem} size={64} className="hidden md:block" />
      <div className="flex-1 min-w-0">
        {fixed && <DrawHour batch={batch} />}
        <p className={`text-sm ${fixed ? '' : 'font-bold'}`}>
          {batch.known && batch.hint ? words.$nextGameBatchStarts : words.$gameBatchExpiresIn}
        </p>
        <p className="text-xs">
          <span>
            {words.$gameId} <b className="num">{gameId}</b>
          </span>
          {', '}
          <span>
            {words.$batch} <b className="num whitespace-nowrap">{batch.id}</b>
          </span>
        </p>
        <NoClock />
      </div>
      <div className="play-band-top">
        <PlayHowToLink game={game} />
        <Ring small left={batch.known ? batch.left / BATCH : 0}>
          <span role="timer" aria-label={words.$timeLeftInThis(left)} className="num">
            {left}
          </span>
        </Ring>
      </div>
      <PlayLadder tag={priceTag(game, stake, [], count)} />
    </section>
  )
}
