import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { homeRecord, noteDeclined, noteTicket, noteVisit } from '#src/pwa/home-record.ts'

let cells: Map<string, string>
const MINUTES = 60_000
const START = Date.UTC(2026, 10, 22, 9)

beforeEach(() => {
  cells = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => cells.get(key) ?? null,
    setItem: (key: string, value: string) => void cells.set(key, value),
    removeItem: (key: string) => void cells.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('pages opened within half an hour of each other are one visit, later ones another', () => {
  for (const minutes of [0, 5, 34, 63]) noteVisit(START + minutes * MINUTES)
  expect(homeRecord().visits).toBe(1)
  noteVisit(START + (63 + 30) * MINUTES)
  expect(homeRecord().visits).toBe(2)
})

test('a ticket and each refusal are remembered, beside the visits', () => {
  noteVisit(START)
  noteTicket()
  noteDeclined(START + 1)
  noteDeclined(START + 2)
  expect(homeRecord()).toEqual({ visits: 1, seenAt: START, bought: true, declined: 2, declinedAt: START + 2 })
})

test.each([
  '{',
  'null',
  '[]',
  '{"visits":-1}',
  '{"visits":"3","seenAt":0,"bought":true,"declined":0,"declinedAt":0}',
])('a damaged record (%s) counts as none and is written anew', damaged => {
  cells.set('oriire_HOME_SCREEN', damaged)
  expect(homeRecord().visits).toBe(0)
  noteVisit(START)
  expect(homeRecord().visits).toBe(1)
})

test('a phone that keeps nothing has no visits, and nothing breaks', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('SecurityError')
    },
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  })
  expect(() => noteVisit(START)).not.toThrow()
  expect(homeRecord().visits).toBe(0)
})
