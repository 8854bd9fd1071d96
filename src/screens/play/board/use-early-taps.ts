import { useLayoutEffect } from 'react'
import { isComplete, numbersOf } from '#src/picks/rows.ts'
import { takeEarlyTaps } from '#src/play/early-taps.ts'
import type { PlayStore } from '#src/play/store.ts'

/** Plays taps made before the app ran, on the line being edited; a stored line that is full stays as it is. */
export const useEarlyTaps = (store: PlayStore): void =>
  useLayoutEffect(() => {
    for (const n of takeEarlyTaps()) {
      const row = store.state.picks[store.state.activeRow]
      if (row && !isComplete(row) && !numbersOf(row).includes(n)) store.toggle(n)
    }
  }, [store])
