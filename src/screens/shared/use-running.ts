import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in a prerendered page, where nothing answers a tap yet. */
export const useRunning = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
