import { useEffect, useRef } from 'react'
import { formatRemaining, type CountdownFormat } from './remaining.ts'
import { useNow } from './use-now.ts'

interface CountdownProps {
  /** The instant it counts to, ms. */
  to: number
  /** Once for each `to`, when it is reached. */
  onEnd?: () => void
  format?: CountdownFormat
  className?: string
  label?: string
}

export const Countdown = ({ to, onEnd, format = 'mm:ss', className = '', label }: CountdownProps) => {
  const now = useNow()
  const ended = useRef<number | null>(null)
  const over = now >= to
  useEffect(() => {
    if (!over || ended.current === to) return
    ended.current = to
    onEnd?.()
  }, [over, to, onEnd])
  return (
    <span role="timer" aria-label={label} className={`num ${className}`}>
      {formatRemaining(to - now, format)}
    </span>
  )
}
