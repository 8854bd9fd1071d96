import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextAim } from '#src/play/aims.ts'
import { aimWords } from '#src/screens/play/aim-words.ts'

const game = { batchPrefix: 'IC' }
const opensAt = Date.parse('2026-11-20T11:05:00Z') // 12:05 in Lagos
const MINUTE = 60_000

test('picks made offline aim at the batch on sale and keep that aim until they change; made online they have none', () => {
  const aim = nextAim(undefined, { lines: '1,2,3,4', online: false, opensAt })
  expect(aim).toEqual({ lines: '1,2,3,4', opensAt })
  const later = opensAt + 25 * MINUTE
  expect(nextAim(aim, { lines: '1,2,3,4', online: false, opensAt: later })).toBe(aim)
  expect(nextAim(aim, { lines: '1,2,3,4', online: true, opensAt: later })).toBe(aim)
  expect(nextAim(aim, { lines: '1,2,3,5', online: false, opensAt: later })?.opensAt).toBe(later)
  expect(nextAim(aim, { lines: '1,2,3,5', online: true, opensAt: later })).toBeUndefined()
  expect(nextAim(aim, { lines: '', online: false, opensAt: later })).toBeUndefined()
})

test('the words name the batch, and say when it has closed and where the picks aim now', () => {
  expect(aimWords(game, opensAt, opensAt + MINUTE, false)).toBe(
    'Not a ticket yet: you are offline. Your picks are kept on this phone and aim at batch IC-20261120-1205.',
  )
  expect(aimWords(game, opensAt, opensAt + 12 * MINUTE, false)).toBe(
    'Not a ticket yet: batch IC-20261120-1205 has closed without your picks. They aim at batch IC-20261120-1215 now, and you can buy them when you are back online.',
  )
  expect(aimWords(game, opensAt, opensAt + 5 * MINUTE, true)).toBe(
    'Not a ticket yet: batch IC-20261120-1205 has closed without your picks. They aim at batch IC-20261120-1210 now.',
  )
  expect(aimWords(game, undefined, opensAt, false)).toContain('you are offline')
})

test('whatever the instant, the words never name a closed batch as the one that picks aim at now', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 * 24 * 60 }), fc.boolean(), (minutes, online) => {
      const words = aimWords(game, opensAt, opensAt + minutes * MINUTE, online)
      expect(words.startsWith('Not a ticket yet')).toBe(true)
      expect(words.includes('has closed')).toBe(minutes >= 5)
    }),
  )
})
