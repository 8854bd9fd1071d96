// Shows the age of data that may be old: offline, or served from a cache.
import { serverNow } from '#src/lib/server-time.ts'
import { AsOf } from './AsOf.tsx'
import { useClockKnown } from './use-clock.ts'
import { useOnline } from '../use-online.ts'

/** A batch and its draw: nothing younger can have been superseded. */
const FRESH_FOR = 6 * 60_000

export const KeptNote = ({ at, failed }: { at: number; failed?: boolean }) => {
  const online = useOnline()
  const known = useClockKnown()
  return online && !failed && (!known || serverNow() - at < FRESH_FOR) ? null : <AsOf at={at} />
}
