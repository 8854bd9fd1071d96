import { expect, test } from 'vitest'
import { cadenceWords } from '#src/screens/alerts/alert-words.ts'

test('the hours of a game on the alerts’ screen are written as everywhere else', () => {
  expect(cadenceWords({ cadence: 'fixed-hours' })).toBe('Drawn 7 times a day, 10am to 10pm.')
})
