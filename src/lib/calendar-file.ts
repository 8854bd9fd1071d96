// An iCalendar file (RFC 5545). Times are UTC; every calendar shows them in its own zone.
import { MINUTE } from './lagos-time.ts'

export interface CalendarEntry {
  /** Adding the same id twice updates the entry. */
  id: string
  title: string
  text: string
  /** ms */
  startsAt: number
  url: string
  /** Minutes before the start at which the phone rings. */
  alarm: number
  daily?: true
}

/** `20261121T170000Z` */
const utc = (instant: number) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

/** Escapes what has a meaning in a calendar file: commas, semicolons, line ends. */
const plain = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')

/** Bytes per line; longer lines continue behind a space. */
const LONGEST = 75

const bytesOf = (text: string) => new TextEncoder().encode(text).length

const folded = (line: string): string => {
  const parts = ['']
  for (const letter of line) {
    const last = parts.at(-1)!
    const room = parts.length === 1 ? LONGEST : LONGEST - 1
    if (bytesOf(last + letter) <= room) parts[parts.length - 1] = last + letter
    else parts.push(letter)
  }
  return parts.join('\r\n ')
}

const entryLines = ({ id, title, text, startsAt, url, alarm, daily }: CalendarEntry, now: number) => [
  'BEGIN:VEVENT',
  `UID:${id}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(startsAt)}`,
  `DTEND:${utc(startsAt + 5 * MINUTE)}`,
  ...(daily ? ['RRULE:FREQ=DAILY'] : []),
  `SUMMARY:${plain(title)}`,
  `DESCRIPTION:${plain(text)}`,
  `URL:${url}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${plain(title)}`,
  `TRIGGER:-PT${alarm}M`,
  'END:VALARM',
  'END:VEVENT',
]

/** @param maker the program that wrote the file */
export const calendarFile = (maker: string, entries: readonly CalendarEntry[], now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${maker}//EN`,
    ...entries.flatMap(entry => entryLines(entry, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
