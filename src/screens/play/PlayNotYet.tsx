import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { serverNow } from '#src/lib/server-time.ts'
import { linesOf } from '#src/picks/rows.ts'
import { aims, keepAim, nextAim } from '#src/play/aims.ts'
import type { PlayStore } from '#src/play/store.ts'
import { useClockKnown } from '#src/ui/time/use-clock.ts'
import { useNow } from '#src/ui/time/use-now.ts'
import { useOnline } from '#src/ui/use-online.ts'
import { aimWords } from './aim-words.ts'
import { usePlayAfterPaint } from './board/use-picks.ts'

/** Lines may break before a batch code, never inside it. */
const BATCH = /([A-Z]+-\d{8}-\d{4})/

/** Picks made offline: not a ticket yet, and which batch they aim at, until bought or changed. */
export const PlayNotYet = ({ store, className }: { store: PlayStore; className: string }) => {
  const { game } = store
  const online = useOnline()
  const now = useNow()
  const known = useClockKnown()
  const lines = linesOf(usePlayAfterPaint(store).picks).join(';')
  const aim = useSnapshot(aims)[game.id]
  useEffect(() => {
    if (!known) return
    const next = nextAim(aims[game.id], { lines, online, madeAt: serverNow() })
    if (next !== aims[game.id]) keepAim(game.id, next)
  }, [game, known, lines, online])
  if (online && !aim) return null
  return (
    <p className={className} role="status">
      {aimWords(game, known ? aim?.madeAt : undefined, now, online)
        .split(BATCH)
        .map((part, at) => (
          <span key={at} className={at % 2 ? 'whitespace-nowrap' : undefined}>
            {part}
          </span>
        ))}
    </p>
  )
}
