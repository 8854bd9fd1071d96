import { useCallback, useSyncExternalStore } from 'react'
import { snapshot, subscribe } from 'valtio/vanilla'
import { afterPaint } from '#src/lib/after-paint.ts'
import type { Row } from '#src/picks/rows.ts'
import type { PlayStore } from '#src/play/store.ts'

/**
 * All rows of the ticket. Unlike `useSnapshot`, it does not track each row's fifty numbers, which costs more
 * than a tap on a ball may. Unchanged rows keep their identity.
 */
export const usePicks = ({ state }: PlayStore): readonly Row[] => {
  const rows = () => snapshot(state).picks
  return useSyncExternalStore(
    useCallback(changed => subscribe(state, changed), [state]),
    rows,
    rows,
  )
}

/**
 * The play state for everything around the number board, updated one frame late so a tapped ball paints
 * before the lines, prices and notes follow.
 */
export const usePlayAfterPaint = ({ state }: PlayStore) => {
  const now = () => snapshot(state)
  return useSyncExternalStore(
    useCallback(
      changed => {
        let watched = true
        const stop = subscribe(state, () => void afterPaint().then(() => watched && changed()))
        return () => {
          watched = false
          stop()
        }
      },
      [state],
    ),
    now,
    now,
  )
}
