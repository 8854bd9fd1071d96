import { expect, test } from 'vitest'
import { drawReminder } from '#src/screens/ticket/bought/draw-reminder.ts'

const draw = {
  id: '3b241101-e2bb-4255-8caf-4136c566a962',
  title: 'Salary for life draw',
  text: 'Batch SL-1; numbers, and\nmore',
  drawsAt: Date.UTC(2026, 10, 21, 17, 0, 30),
  url: 'https://oriire.example/game-history/3b241101-e2bb-4255-8caf-4136c566a962',
}

test('the reminder of a draw is a calendar entry with an alarm five minutes before', () => {
  const lines = drawReminder(draw, Date.UTC(2026, 10, 21, 16)).split('\r\n')
  for (const line of [
    'BEGIN:VCALENDAR',
    'UID:3b241101-e2bb-4255-8caf-4136c566a962',
    'DTSTAMP:20261121T160000Z',
    'DTSTART:20261121T170030Z',
    'DTEND:20261121T170530Z',
    'SUMMARY:Salary for life draw',
    'TRIGGER:-PT5M',
    'END:VCALENDAR',
  ])
    expect(lines).toContain(line)
  expect(lines.at(-1)).toBe('')
})

test('what means something in a calendar file is escaped, and long lines are folded', () => {
  const text = drawReminder(draw, 0)
  expect(text).toContain('DESCRIPTION:Batch SL-1\\; numbers\\, and\\nmore')
  expect(text.split('\r\n').every(line => line.length <= 75)).toBe(true)
  expect(text.replaceAll('\r\n ', '')).toContain(`URL:${draw.url}`)
})
