import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawCalendar } from '#src/alerts/calendar.ts'
import { DRAW_HOURS } from '#src/draws/schedule.ts'
import { DAY, lagosInstant, lagosParts } from '#src/lib/lagos-time.ts'

const draws = {
  brand: 'House',
  games: ['First game', 'Second game'],
  lead: 15,
  url: 'https://house.example/dashboard',
}

/** Lines as a calendar reads them: what was folded is one line again. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const valuesOf = (file: string, name: string) =>
  linesOf(file).flatMap(line => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []))

/** `20261121T170000Z` → ms */
const instantOf = (text: string) =>
  Date.parse(text.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'))

const CASES = [
  ['before the first draw of the day all seven begin today', lagosInstant(2026, 11, 21, 8), 21, 21],
  ['at noon the two hours that have come begin tomorrow', lagosInstant(2026, 11, 21, 12), 22, 21],
  ['after the last draw all begin tomorrow', lagosInstant(2026, 11, 21, 22, 30), 22, 22],
  ['on the last day of a month the next day is in the next month', lagosInstant(2026, 11, 30, 23), 1, 1],
  ['just after midnight in Lagos it is yesterday in UTC', lagosInstant(2026, 11, 21, 0, 30), 21, 21],
] as const

test.each(CASES)('%s', (_, now, firstDay, lastDay) => {
  const starts = valuesOf(drawCalendar(draws, now), 'DTSTART').map(instantOf)
  expect(starts.map(start => lagosParts(start).hour)).toEqual([...DRAW_HOURS])
  expect(lagosParts(starts[0]!).day).toBe(firstDay)
  expect(lagosParts(starts.at(-1)!).day).toBe(lastDay)
})

test('seven entries come back every day, with an alarm at the chosen lead, in UTC', () => {
  for (const lead of [5, 15, 30]) {
    const file = drawCalendar({ ...draws, lead }, lagosInstant(2026, 11, 21, 8))
    expect(valuesOf(file, 'RRULE')).toEqual(Array.from(DRAW_HOURS, () => 'FREQ=DAILY'))
    expect(valuesOf(file, 'TRIGGER')).toEqual(Array.from(DRAW_HOURS, () => `-PT${lead}M`))
    expect(valuesOf(file, 'DTSTART')[0]).toBe('20261121T090000Z')
  }
})

test('an entry says in Lagos time what is drawn and when sales end', () => {
  const file = drawCalendar(draws, lagosInstant(2026, 11, 21, 8))
  expect(valuesOf(file, 'SUMMARY')[5]).toBe('House draw\\, 8pm')
  expect(valuesOf(file, 'DESCRIPTION')).toContain(
    'First game\\, Second game. Sales for this draw end at 8pm\\, Lagos time.',
  )
})

const ids = (now: number) => valuesOf(drawCalendar(draws, now), 'UID')

test('the same entries have the same names every day, so that adding the file again changes them and makes no second', () => {
  expect(ids(lagosInstant(2026, 12, 24, 13))).toEqual(ids(lagosInstant(2026, 11, 21, 8)))
  expect(new Set(ids(0)).size).toBe(DRAW_HOURS.length)
})

test('whatever the games are called and whenever it is asked for, no line is longer than 75 bytes and every draw is ahead', () => {
  const instants = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2040, 0, 1) })
  const names = fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 6 })
  fc.assert(
    fc.property(instants, names, (now, games) => {
      const file = drawCalendar({ ...draws, games }, now)
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      const ahead = valuesOf(file, 'DTSTART').map(text => instantOf(text) - now)
      expect(Math.min(...ahead)).toBeGreaterThanOrEqual(-999)
      expect(Math.max(...ahead)).toBeLessThanOrEqual(DAY)
      expect(linesOf(file).filter(line => line === 'BEGIN:VEVENT')).toHaveLength(DRAW_HOURS.length)
    }),
    { numRuns: 300 },
  )
})
