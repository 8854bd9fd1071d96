import { MINUTE, two } from '#src/lib/lagos-time.ts'

const SECOND = MINUTE / 60

export type CountdownFormat = 'mm:ss' | 'hh:mm:ss'

/** Splits the remaining ms. Rounds seconds up, so all zeros means it is over. */
export const countdownParts = (left: number) => {
  const whole = Math.max(0, Math.ceil(left / SECOND))
  return {
    days: Math.floor(whole / 86_400),
    hours: Math.floor(whole / 3600) % 24,
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
    ended: whole === 0,
  }
}

/** As a clock whose first part absorbs all larger units. */
export const formatRemaining = (left: number, format: CountdownFormat): string => {
  const { days, hours, minutes, seconds } = countdownParts(left)
  const allHours = days * 24 + hours
  if (format === 'mm:ss') return `${two(allHours * 60 + minutes)}:${two(seconds)}`
  return `${two(allHours)}:${two(minutes)}:${two(seconds)}`
}

/** Shown instead of a clock that is not running. */
export const standing = (format: CountdownFormat): string => (format === 'mm:ss' ? '--:--' : '--:--:--')
