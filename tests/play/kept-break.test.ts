import { beforeEach, expect, test, vi } from 'vitest'
import { DAY, lagosInstant } from '#src/lib/lagos-time.ts'
import { keepBreak, keptBreak } from '#src/play/kept-break.ts'

const NOW = lagosInstant(2026, 11, 20, 9)
const inDays = (days: number) => new Date(NOW + days * DAY).toISOString()
const ONE = '+2348030000001'
const FREE = { breakUntil: null, exclusion: null, registerUntil: null }
const reopens = (reopensAt: string | null) => ({ since: inDays(-200), until: inDays(-1), reopensAt })

/** Until when this phone says that the player is out: ms, null for good; undefined if they may play. */
const until = (standing: Parameters<typeof keepBreak>[1], now = NOW) => {
  keepBreak(ONE, standing)
  return keptBreak(ONE, now)?.until
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('a player is out until the last of all that keeps them out has ended', () => {
  expect(until(FREE)).toBeUndefined()
  expect(until({ ...FREE, breakUntil: inDays(1), registerUntil: inDays(2) })).toBe(NOW + 2 * DAY)
  const asked = { ...FREE, exclusion: reopens(inDays(1)), registerUntil: inDays(30) }
  expect(until(asked)).toBe(NOW + 30 * DAY)
  expect(until(asked, NOW + 30 * DAY)).toBeUndefined()
  expect(until({ ...FREE, exclusion: reopens(null), breakUntil: inDays(1) }, NOW + 999 * DAY)).toBeNull()
})

test('what was kept for one player says nothing of another', () => {
  keepBreak(ONE, { ...FREE, breakUntil: inDays(1) })
  expect(keptBreak('+2348030000002', NOW)).toBeUndefined()
  expect(keptBreak(undefined, NOW)).toBeUndefined()
})
