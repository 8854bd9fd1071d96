import { MINUTE, HOUR } from '#src/lib/lagos-time.ts'

export type CountdownFormat = 'mm:ss' | 'hh:mm:ss'

const two = (value: number) => String(value).padStart(2, '0')

/** ms left as a clock. A part of a second still counts as one, so that 00:00 means over. */
export const formatRemaining = (left: number, format: CountdownFormat): string => {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  const minutes = Math.floor(seconds / (MINUTE / 1000))
  if (format === 'mm:ss') return `${two(minutes)}:${two(seconds % 60)}`
  return `${two(Math.floor(seconds / (HOUR / 1000)))}:${two(minutes % 60)}:${two(seconds % 60)}`
}
