import { useCallback, useSyncExternalStore } from 'react'
import { snapshot, subscribe } from 'valtio/vanilla'
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
