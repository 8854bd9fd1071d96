// A reminder any phone understands: the draw as a calendar entry.
import { calendarFile, type CalendarEntry } from '#src/lib/calendar-file.ts'

type Draw = Omit<CalendarEntry, 'startsAt' | 'alarm' | 'daily'> & {
  /** ms */
  drawsAt: number
}

/** A draw's calendar file, with an alarm five minutes before. */
export const drawReminder = ({ drawsAt, ...draw }: Draw, now: number): string =>
  calendarFile('draw reminder', [{ ...draw, startsAt: drawsAt, alarm: 5 }], now)
