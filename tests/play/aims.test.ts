import { assert, boolean, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { nextAim } from '#src/play/aims.ts'
import { aimWords } from '#src/screens/play/aim-words.ts'

const game = { batchPrefix: 'IC', cadence: 'each-batch' as const }
const hourly = { batchPrefix: 'SL', cadence: 'fixed-hours' as const }
const madeAt = Date.parse('2026-11-20T11:05:00Z') // 12:05 in Lagos
const MINUTE = 60_000

test('picks made offline aim at the batch on sale and keep that aim until they change; made online they have none', () => {
  const aim = nextAim(undefined, { lines: '1,2,3,4', online: false, madeAt })
  expect(aim).toEqual({ lines: '1,2,3,4', madeAt })
  const later = madeAt + 25 * MINUTE
  expect(nextAim(aim, { lines: '1,2,3,4', online: false, madeAt: later })).toBe(aim)
  expect(nextAim(aim, { lines: '1,2,3,4', online: true, madeAt: later })).toBe(aim)
  expect(nextAim(aim, { lines: '1,2,3,5', online: false, madeAt: later })?.madeAt).toBe(later)
  expect(nextAim(aim, { lines: '1,2,3,5', online: true, madeAt: later })).toBeUndefined()
  expect(nextAim(aim, { lines: '', online: false, madeAt: later })).toBeUndefined()
})

test('the words name the batch, and say when it has closed and where the picks aim now', () => {
  expect(aimWords(game, madeAt, madeAt + MINUTE, false)).toBe(
    'Not a ticket yet: you are offline. Your picks are kept on this phone for batch IC-20261120-1205.',
  )
  expect(aimWords(game, madeAt, madeAt + 12 * MINUTE, false)).toBe(
    'Not a ticket yet: batch IC-20261120-1205 has closed without your picks. They are now for batch IC-20261120-1215, and you can buy them when you are back online.',
  )
  expect(aimWords(game, madeAt, madeAt + 5 * MINUTE, true)).toBe(
    'Not a ticket yet: batch IC-20261120-1205 has closed without your picks. They are now for batch IC-20261120-1210.',
  )
  // Drawn at two: until then nothing is lost by waiting.
  expect(aimWords(hourly, madeAt, madeAt + 40 * MINUTE, true)).toBe(
    'Not a ticket yet: your picks are for batch SL-20261120-1355. Buy them before it closes.',
  )
  expect(aimWords(hourly, madeAt, madeAt + 120 * MINUTE, true)).toContain(
    'batch SL-20261120-1355 has closed without your picks. They are now for batch SL-20261120-1555.',
  )
  expect(aimWords(game, undefined, madeAt, false)).toContain('you are offline')
})

test('whatever the instant, the words never name a closed batch as the one that picks aim at now', () => {
  assert(
    property(integer({ min: 0, max: 3 * 24 * 60 }), boolean(), (minutes, online) => {
      const words = aimWords(game, madeAt, madeAt + minutes * MINUTE, online)
      expect(words.startsWith('Not a ticket yet')).toBe(true)
      expect(words.includes('has closed')).toBe(minutes >= 5)
    }),
  )
})
