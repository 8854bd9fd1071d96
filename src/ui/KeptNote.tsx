// Tells the age of what is shown where it may be old: without a network, or when a cache answered.
import { useSyncExternalStore } from 'react'
import { serverNow } from '#src/lib/server-time.ts'
import { AsOf } from './AsOf.tsx'

/** A batch and its draw: what is younger than this has not been overtaken. */
const FRESH_FOR = 6 * 60_000

const onChange = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

const useOnline = () =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  )

export const KeptNote = ({ at }: { at: number }) => {
  const online = useOnline()
  return online && serverNow() - at < FRESH_FOR ? null : <AsOf at={at} />
}
