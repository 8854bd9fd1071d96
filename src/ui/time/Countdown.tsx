import { useEffect, useRef } from 'react'
import { formatRemaining, standing, type CountdownFormat } from './remaining.ts'
import { useClockKnown } from './use-clock.ts'
import { useNow } from './use-now.ts'

interface CountdownProps {
  /** The instant it counts down to, ms. */
  to: number
  /** Called once per `to`, when it is reached. */
  onEnd?: () => void
  format?: CountdownFormat
  className?: string
  label?: string
  /** The clock to use; the service's unless the wait is only on this device. */
  clock?: () => number
}

export const Countdown = ({ to, onEnd, format = 'mm:ss', className = '', label, clock }: CountdownProps) => {
  const now = useNow(1000, clock)
  const known = useClockKnown() || clock !== undefined
  const ended = useRef<number | null>(null)
  const over = now >= to
  useEffect(() => {
    if (!known || !over || ended.current === to) return
    ended.current = to
    onEnd?.()
  }, [known, over, to, onEnd])
  return (
    <span
      role="timer"
      aria-label={label}
      className={`num ${className}`}
      data-format={known ? undefined : format}
    >
      {known ? formatRemaining(to - now, format) : standing(format)}
    </span>
  )
}
