import { useEffect, useState } from 'react'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { lastHeard } from '#src/lib/server-time.ts'
import { Icon } from '../Icon.tsx'
import { useClockKnown } from './use-clock.ts'
import { useOnline } from '../use-online.ts'
import { words } from '../words/first.ts'

/** ms to wait for an answer in flight. */
const PATIENCE = 4_000

/** Shown beside a stopped clock, if the service has not been heard since the page opened. */
export const NoClock = ({ className = '' }: { className?: string }) => {
  const known = useClockKnown()
  const online = useOnline()
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  if (known || (online && !waited)) return null
  const at = lastHeard()
  return (
    <p role="status" className={`flex items-center gap-1.5 text-sm ${className}`}>
      <Icon name="offline" size={16} className="flex-none" />
      <span>
        {at === undefined ? '' : words.$asOfWhen(formatDateTime(at))}
        {words.$theClockRunsAgain}
      </span>
    </p>
  )
}
