import { useCallback, useSyncExternalStore } from 'react'
import { snapshot, subscribe } from 'valtio/vanilla'
import { afterPaint } from '#src/lib/after-paint.ts'
import type { Row } from '#src/picks/rows.ts'
import type { PlayStore } from '#src/play/store.ts'

/**
 * All rows of the ticket, for whoever shows all of them: watching each of their fifty numbers for itself, as
 * `useSnapshot` does, costs more than a tap on a ball may. A row that did not change is the same object again.
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
 * The play state for what stands around the number board: told one frame after a change, so that a tap on a ball is on the
 * screen before the lines, the prices and the notes follow it.
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
