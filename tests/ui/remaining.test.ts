import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countdownParts } from '#src/ui/time/remaining.ts'

test('a countdown has days, hours, minutes and seconds, and is ended when all are zero §4.23', () => {
  const left = ((2 * 24 + 3) * 60 + 4) * 60_000 + 5_000
  expect(countdownParts(left)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5, ended: false })
  expect(countdownParts(1)).toMatchObject({ seconds: 1, ended: false })
  for (const over of [0, -1, -86_400_000])
    expect(countdownParts(over)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, ended: true })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 10 }), ms => {
      const { days, hours, minutes, seconds, ended } = countdownParts(ms)
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(ms / 1000))
      expect(ended).toBe(days + hours + minutes + seconds === 0)
    }),
  )
})
