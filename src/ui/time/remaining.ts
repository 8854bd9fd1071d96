import { MINUTE } from '#src/lib/lagos-time.ts'

const SECOND = MINUTE / 60

export type CountdownFormat = 'mm:ss' | 'hh:mm:ss'

/** What is left of the milliseconds. A part of a second still counts as one, so that all zero means over. */
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

const two = (value: number) => String(value).padStart(2, '0')

/** As a clock, whose first part holds all that is larger than it. */
export const formatRemaining = (left: number, format: CountdownFormat): string => {
  const { days, hours, minutes, seconds } = countdownParts(left)
  const allHours = days * 24 + hours
  if (format === 'mm:ss') return `${two(allHours * 60 + minutes)}:${two(seconds)}`
  return `${two(allHours)}:${two(minutes)}:${two(seconds)}`
}

/** In the place of a clock that does not run. */
export const standing = (format: CountdownFormat): string => (format === 'mm:ss' ? '--:--' : '--:--:--')
