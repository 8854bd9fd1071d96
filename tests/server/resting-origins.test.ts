import { expect, test } from 'vitest'
import { restingOrigins } from '#server/deeds/alerts/resting-origins.ts'

const FCM = 'https://fcm.googleapis.com'

/** Seconds that it rests after so many messages failed at this instant. */
const restAfter = (origins: ReturnType<typeof restingOrigins>, count: number, now: number, pause = 0) => {
  for (let n = 0; n < count; n++) origins.failed(FCM, now, pause)
  const until = origins.restsUntil(FCM, now)
  return until === 0 ? 0 : (until - now) / 1000
}

test('a push service rests after five failures in a row, and longer each time that it fails again', () => {
  const origins = restingOrigins()
  expect([restAfter(origins, 4, 0), restAfter(origins, 1, 0)]).toEqual([0, 5])
  expect([5_000, 15_000, 35_000].map(now => restAfter(origins, 1, now))).toEqual([10, 20, 40])
})

test('a hundred messages that fail together let it rest no longer than five do', () => {
  const origins = restingOrigins()
  expect(restAfter(origins, 100, 0)).toBe(5)
  expect(restAfter(origins, 100, 5_000)).toBe(10)
})

test('it rests as long as it asks for, also where one asks that was under way', () => {
  const origins = restingOrigins()
  expect(restAfter(origins, 5, 0)).toBe(5)
  expect(restAfter(origins, 1, 1_000, 90_000)).toBe(90)
})

test('an answer ends the counting', () => {
  const origins = restingOrigins()
  restAfter(origins, 4, 0)
  origins.answered(FCM)
  expect(restAfter(origins, 4, 0)).toBe(0)
})

test('of a thousand services that failed the first is forgotten: anyone may name one', () => {
  const origins = restingOrigins()
  expect(restAfter(origins, 5, 0)).toBe(5)
  for (let n = 0; n < 999; n++) origins.failed(`https://a${n}.example`, 0)
  expect(origins.restsUntil(FCM, 0)).toBe(5_000)
  origins.failed('https://one-more.example', 0)
  expect(origins.restsUntil(FCM, 0)).toBe(0)
})
