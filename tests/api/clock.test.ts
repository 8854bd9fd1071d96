import { expect, test, vi } from 'vitest'
import { watchClock } from '#src/api/clock.ts'
import {
  clockWatch,
  forgetServerTime,
  isClockKnown,
  noteServerDate,
  serverNow,
} from '#src/lib/server-time.ts'
import { HOUR, MINUTE } from '#src/lib/lagos-time.ts'
import { makeStorage } from './device.ts'

const dated = (instant: number) =>
  new Headers({ date: new Date(instant).toUTCString(), 'content-type': 'application/json' })

test('a phone whose clock is set while a page is open asks the service for the time within seconds, and otherwise never', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 11) })
  const device = { onLine: true }
  const page = new EventTarget()
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', makeStorage())
  forgetServerTime()
  let wrongBy = 0
  const trueNow = () => Date.now() - wrongBy
  const ask = vi.fn<typeof fetch>(async () => new Response('{}', { headers: dated(trueNow()) }))
  vi.stubGlobal('fetch', ask)
  const setBy = (ms: number) => {
    wrongBy += ms
    vi.setSystemTime(Date.now() + ms)
  }
  const isRight = () => Math.abs(serverNow() - trueNow()) < 2_000

  noteServerDate(dated(trueNow()), Date.now(), Date.now())
  watchClock()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect([ask.mock.calls.length, isRight()]).toEqual([0, true])
  for (const [at, by] of [-3 * HOUR, 26 * HOUR, -3_000].entries()) {
    setBy(by)
    expect(isRight()).toBe(false)
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect([ask.mock.calls.length, isRight()]).toEqual([at + 1, true])
  }
  device.onLine = false
  setBy(HOUR)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect([ask.mock.calls.length, isRight()]).toEqual([3, false])
  device.onLine = true
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect([ask.mock.calls.length, isRight()]).toEqual([4, true])
  // Players leave the page to set it: it is right when they are back.
  setBy(-HOUR)
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect([ask.mock.calls.length, isRight()]).toEqual([5, true])
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page that nothing has told the time asks until it is told, and a payment asks first', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 11) })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('localStorage', makeStorage())
  forgetServerTime()
  const answers = ['cut', 'cut', 'told']
  const ask = vi.fn<typeof fetch>(async () => {
    if (answers.shift() === 'cut') throw new TypeError('Failed to fetch')
    return new Response('{}', { headers: dated(Date.now() + 3 * HOUR) })
  })
  vi.stubGlobal('fetch', ask)
  watchClock()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([ask.mock.calls.length, isClockKnown()]).toEqual([2, false])
  await clockWatch.look!()
  expect(Math.abs(serverNow() - Date.now() - 3 * HOUR)).toBeLessThan(2_000)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(ask).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
