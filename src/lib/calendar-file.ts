// A calendar file that any phone understands (RFC 5545). Instants are written in UTC, which every calendar shows in its own time.
import { MINUTE } from './lagos-time.ts'

export interface CalendarEntry {
  /** Adding the same one twice changes the entry and makes no second. */
  id: string
  title: string
  text: string
  /** ms */
  startsAt: number
  /** Where a tap leads. */
  url: string
  /** The phone rings so many minutes before. */
  alarm: number
  daily?: true
}

/** `20261121T170000Z` */
const utc = (instant: number) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

/** Commas, semicolons and line ends mean something in a calendar file. */
const plain = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')

/** Bytes of a line; what is over goes on behind a space. */
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

/** @param maker names the program that wrote the file */
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
