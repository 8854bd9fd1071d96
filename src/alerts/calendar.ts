// The fixed draws for the phone's own calendar, for players who do not want push or cannot have it.
import { DRAW_HOURS } from '#src/draws/schedule.ts'
import { calendarFile } from '#src/lib/calendar-file.ts'
import { DAY, formatTime, lagosTimeOn } from '#src/lib/lagos-time.ts'

interface DailyDraws {
  /** The product name that titles the entries. */
  brand: string
  /** Names of the games drawn at fixed hours. */
  games: readonly string[]
  /** minutes before a draw */
  lead: number
  /** Where the games are. */
  url: string
}

/** A daily entry per draw hour, from its next occurrence. Lagos is UTC+1 all year: hours never shift. */
export const drawCalendar = ({ brand, games, lead, url }: DailyDraws, now: number): string => {
  const entries = DRAW_HOURS.map(hour => {
    const today = lagosTimeOn(now, hour)
    const startsAt = today > now ? today : today + DAY
    return {
      id: `draw-${hour}@${new URL(url).hostname}`,
      title: `${brand} draw, ${formatTime(startsAt)}`,
      text: `${games.join(', ')}. Sales for this draw end at ${formatTime(startsAt)}, Lagos time.`,
      startsAt,
      url,
      alarm: lead,
      daily: true as const,
    }
  })
  return calendarFile(`${brand} draws`, entries, now)
}
