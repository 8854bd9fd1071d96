// A reminder that any phone understands: the draw as an entry for its own calendar.
import { calendarFile, type CalendarEntry } from '#src/lib/calendar-file.ts'

type Draw = Omit<CalendarEntry, 'startsAt' | 'alarm' | 'daily'> & {
  /** ms */
  drawsAt: number
}

/** The calendar file of a draw, with an alarm five minutes before it. */
export const drawReminder = ({ drawsAt, ...draw }: Draw, now: number): string =>
  calendarFile('draw reminder', [{ ...draw, startsAt: drawsAt, alarm: 5 }], now)
