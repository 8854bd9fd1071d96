// Since when an answer is known: a deadline of a draw is judged by it.
import { expect, test, vi } from 'vitest'
import { heardAt } from '#src/api/cache/heard.ts'
import { markKept } from '#src/api/cache/kept.ts'
import { DAY } from '#src/lib/lagos-time.ts'

const NOW = Date.UTC(2026, 10, 27, 12)

test('an answer that the worker kept for a day counts as a day old, and one of the service as new', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  const [kept, fresh] = [{}, {}]
  const date = new Date(NOW - DAY).toUTCString()
  markKept(kept, new Headers({ 'x-kept': 'yes', date }))
  markKept(fresh, new Headers({ date: new Date(NOW).toUTCString() }))
  expect([heardAt(kept), heardAt(fresh)]).toEqual([NOW - DAY, NOW])
  vi.useRealTimers()
})
