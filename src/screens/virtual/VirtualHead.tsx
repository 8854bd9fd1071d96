// The band of the game: the batch, the time until kick-off, and how it works.
import { useSnapshot } from 'valtio'
import { virtualStore } from '#src/play/virtual-store.ts'
import { Emblem } from '#src/ui/Emblem.tsx'
import { NoClock } from '#src/ui/time/NoClock.tsx'
import { formatRemaining, standing } from '#src/ui/time/remaining.ts'
import { Ring } from '#src/ui/time/Ring.tsx'
import type { Slate } from './use-slate.ts'
import { words } from './words.ts'

export const VirtualHead = ({ slate }: { slate: Slate }) => {
  const { gameId } = useSnapshot(virtualStore().state)
  const left = slate.known ? formatRemaining(slate.left, 'mm:ss') : standing('mm:ss')
  return (
    <section className="play-band cloth" aria-label={words.$virtualSoccer}>
      <Emblem name="pitch" size={64} className="hidden md:block" />
      <div className="flex-1 min-w-0">
        <p className="text-sm font-bold num">
          {slate.left <= 0 ? words.$theNextMatches : `${words.$kickOffIn} ${left}`}
        </p>
        <p className="text-xs">
          {words.$gameId} <b className="num">{gameId}</b>
          {', '}
          {words.$batch} <b className="num whitespace-nowrap">{slate.sale?.id ?? '—'}</b>
        </p>
        <NoClock />
      </div>
      <div className="play-band-top">
        <Ring small left={slate.share}>
          <span role="timer" aria-label={words.$timeLeft(left)} className="num">
            {left}
          </span>
        </Ring>
      </div>
      <p className="text-sm font-bold">{words.$callTheScores}</p>
    </section>
  )
}
