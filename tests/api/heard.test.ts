// Since when an answer is known, which decides whether a draw met its deadlines.
import { expect, test, vi } from 'vitest'
import { heardAt, keptSince, markKept } from '#src/api/cache/kept.ts'
import { heardOf } from '#src/lib/server-time.ts'
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

test('the rows of an answer that the worker kept are as old as it is', () => {
  const answer = { results: [{}] }
  markKept(answer, new Headers({ 'x-kept': 'yes', date: new Date(NOW - DAY).toUTCString() }))
  expect([keptSince(answer.results), keptSince(answer.results[0])]).toEqual([NOW - DAY, undefined])
})

test('what a query holds was never heard later than now: the phone’s clock was a day ahead, and is set right', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  expect([heardOf(NOW - 5_000), heardOf(NOW + DAY)]).toEqual([NOW - 5_000, NOW])
  vi.useRealTimers()
})
