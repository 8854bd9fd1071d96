// Nigeria is UTC+1 all year, so Lagos time is plain arithmetic whatever the device's zone.

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
const LAGOS_OFFSET = HOUR

/** Lagos wall-clock parts of an instant (ms since 1970 UTC). `month` is 1-12, `weekday` 0 is Sunday. */
export const lagosParts = (instant: number) => {
  const date = new Date(instant + LAGOS_OFFSET)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  }
}

/** The instant of a Lagos date and time. */
export const lagosInstant = (year: number, month: number, day: number, hour = 0, minute = 0): number =>
  Date.UTC(year, month - 1, day, hour, minute) - LAGOS_OFFSET

/** The midnight at which the Lagos day of `instant` began. */
export const lagosMidnight = (instant: number): number =>
  Math.floor((instant + LAGOS_OFFSET) / DAY) * DAY - LAGOS_OFFSET

/** The instant of this Lagos time on the day of `instant`; 20:00 by default. */
export const lagosTimeOn = (instant: number, hour = 20, minute = 0): number =>
  lagosMidnight(instant) + hour * HOUR + minute * MINUTE

/** `07` */
export const two = (value: number) => String(value).padStart(2, '0')

/** `20/11/2026` */
export const formatDate = (instant: number): string => {
  const { year, month, day } = lagosParts(instant)
  return `${two(day)}/${two(month)}/${year}`
}

/** `8:05pm`, and `8pm` at the full hour. */
export const formatHour = (hour: number, minute = 0): string =>
  `${hour % 12 || 12}${minute ? `:${two(minute)}` : ''}${hour < 12 ? 'am' : 'pm'}`

export const formatTime = (instant: number): string => {
  const { hour, minute } = lagosParts(instant)
  return formatHour(hour, minute)
}

/** `20/11/2026 8:05pm` */
export const formatDateTime = (instant: number): string => `${formatDate(instant)} ${formatTime(instant)}`

/** `November 2026`. Its format is created only when needed: the first such takes a cheap phone a tenth of a second. */
export const formatMonth = (instant: number): string =>
  new Intl.DateTimeFormat('en-NG', { month: 'long', year: 'numeric', timeZone: 'Africa/Lagos' }).format(
    instant,
  )

/** The Lagos date for date parameters: `2026-11-20`. */
export const isoDate = (instant: number): string => {
  const { year, month, day } = lagosParts(instant)
  return `${year}-${two(month)}-${two(day)}`
}

/** A day in addresses and on the wire: `2026-11-20`. */
export const DAY_FORM = /^20\d\d-\d\d-\d\d$/

/** Is it a real calendar day in this century? */
export const isDay = (day: string): boolean =>
  DAY_FORM.test(day) && (new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false)
