import type { ReactNode } from 'react'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { useKeptBreak } from './use-kept-break.ts'
import { words } from './paused-words.ts'

/** What leads to paying; for players on a break, until when play is paused. */
export const UnlessPaused = ({ children }: { children: ReactNode }) => {
  const kept = useKeptBreak()
  if (!kept) return children
  return (
    <p className="grow self-center py-3 text-sm font-bold">
      {kept.until === null ? words.$pausedForGood : words.$pausedUntil(formatDateTime(kept.until))}
    </p>
  )
}
