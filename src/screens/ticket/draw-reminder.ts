// A reminder that any phone understands: the draw as an entry for its own calendar (RFC 5545).
import { MINUTE } from '#src/lib/lagos-time.ts'

interface Draw {
  /** Of the ticket: adding the same one twice changes the entry and makes no second. */
  id: string
  title: string
  text: string
  /** ms */
  drawsAt: number
  /** Where the ticket opens. */
  url: string
}

/** `20261121T170000Z` */
const utc = (instant: number) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

/** Commas, semicolons and line ends mean something in a calendar file. */
const plain = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(/[;,]/g, '\\$&').replaceAll('\n', '\\n')

/** A line is at most 75 bytes; what is over goes on behind a space. The texts here are ASCII but for the naira sign. */
const folded = (line: string) => line.replaceAll(/(.{60})(?=.)/g, '$1\r\n ')

/** The calendar file of a draw, with an alarm five minutes before it. */
export const drawReminder = ({ id, title, text, drawsAt, url }: Draw, now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//draw reminder//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(drawsAt)}`,
    `DTEND:${utc(drawsAt + 5 * MINUTE)}`,
    `SUMMARY:${plain(title)}`,
    `DESCRIPTION:${plain(text)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${plain(title)}`,
    'TRIGGER:-PT5M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
