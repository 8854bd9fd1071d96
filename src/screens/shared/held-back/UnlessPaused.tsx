import type { ReactNode } from 'react'
import { useIsHeld } from '#src/api/reserve.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { useKeptBreak } from './use-kept-break.ts'
import { words } from './paused-words.ts'

/**
 * What leads to paying; for players on a break, until when play is paused.
 * @param game of which nothing may be sold for now
 */
export const UnlessPaused = ({ game, children }: { game?: string | undefined; children: ReactNode }) => {
  const kept = useKeptBreak()
  const isHeld = useIsHeld(game)
  if (!kept && !isHeld) return children
  const why = !kept
    ? words.$gameHeld
    : kept.until === null
      ? words.$pausedForGood
      : words.$pausedUntil(formatDateTime(kept.until))
  return <p className="grow self-center py-3 text-sm font-bold">{why}</p>
}
