// Quiet hours: minutes of a Lagos day between which nothing is shown. They may span midnight.
import { DAY, MINUTE, lagosMidnight } from '#src/lib/lagos-time.ts'

interface QuietHours {
  /** 0-1439, inclusive. */
  from: number
  /** 0-1439, exclusive. Never equal to `from`. */
  to: number
}

const minuteOfDay = (instant: number) => Math.floor((instant - lagosMidnight(instant)) / MINUTE)

export const isQuiet = (quiet: QuietHours | null, instant: number): boolean => {
  if (!quiet) return false
  const minute = minuteOfDay(instant)
  return quiet.from < quiet.to
    ? minute >= quiet.from && minute < quiet.to
    : minute >= quiet.from || minute < quiet.to
}

/** The instant itself if not quiet, else when the surrounding quiet hours end. */
export const afterQuiet = (quiet: QuietHours | null, instant: number): number => {
  if (!quiet || !isQuiet(quiet, instant)) return instant
  const end = lagosMidnight(instant) + quiet.to * MINUTE
  return end > instant ? end : end + DAY
}
