// The fixed draws for the phone's own calendar: for those who want no push, and for phones that can have none.
import { DRAW_HOURS } from '#src/draws/schedule.ts'
import { calendarFile } from '#src/lib/calendar-file.ts'
import { DAY, formatTime, lagosTimeOn } from '#src/lib/lagos-time.ts'

interface DailyDraws {
  /** What the entries are called after: the product. */
  brand: string
  /** Names of the games that are drawn at the fixed hours. */
  games: readonly string[]
  /** minutes before a draw */
  lead: number
  /** Where the games are. */
  url: string
}

/** One entry a draw hour, each day from the next such hour on. Lagos keeps UTC+1 all year, so the hours never move. */
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
