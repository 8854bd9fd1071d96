import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  forgetServerTime,
  isClockKnown,
  lastHeard,
  mayBeCopy,
  notePageTime,
  noteServerDate,
  onClockHeard,
  serverOffset,
} from '#src/lib/server-time.ts'
import { makeStorage } from './device.ts'

const headers = (date: string, type = 'application/json') => new Headers({ date, 'content-type': type })
const at = (instant: number) => headers(new Date(instant).toUTCString())

vi.stubGlobal('localStorage', makeStorage())

describe('the service’s clock', () => {
  beforeEach(forgetServerTime)

  it('is the device’s own until the service has been heard, and nonsense is not heard', () => {
    expect(noteServerDate(new Headers({ 'content-type': 'application/json' }), 0, 10)).toBe(false)
    expect(noteServerDate(headers('yesterday'), 0, 10)).toBe(false)
    expect(serverOffset()).toBe(0)
  })

  it('is not set by an answer during which the phone’s own clock was set back', () => {
    expect(noteServerDate(at(1_795_000_000_000), 1_795_000_000_010, 1_795_000_000_009)).toBe(false)
    expect(isClockKnown()).toBe(false)
    expect(noteServerDate(at(1_795_000_000_000), 1_795_000_000_010, 1_795_000_000_010)).toBe(true)
  })

  it('is not set by the page of a hotel’s network, whose clock may be any', () => {
    expect(noteServerDate(headers('Fri, 20 Nov 2026 11:55:00 GMT', 'text/html'), 0, 10)).toBe(false)
    expect(serverOffset()).toBe(0)
  })

  it('is known better with every answer, and never worse than one answer allows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -86_400_000, max: 86_400_000 }),
        fc.array(fc.record({ after: fc.nat(600_000), there: fc.nat(900), back: fc.nat(900) }), {
          minLength: 1,
          maxLength: 20,
        }),
        (offset, answers) => {
          forgetServerTime()
          for (const { after, there, back } of answers) {
            const sent = 1_795_000_000_000 + after
            noteServerDate(at(sent + there + offset), sent, sent + there + back)
          }
          expect(Math.abs(serverOffset() - offset)).toBeLessThanOrEqual(1400)
        },
      ),
    )
  })

  it('follows at once when a clock is set', () => {
    const sent = 1_795_000_000_000
    noteServerDate(at(sent), sent, sent + 40)
    noteServerDate(at(sent + 3_600_000), sent, sent + 40)
    expect(Math.abs(serverOffset() - 3_600_000)).toBeLessThanOrEqual(1000)
  })

  it('is between the two bounds of an answer, each of them to the millisecond', () => {
    const sent = Date.parse('2026-11-20T12:00:00Z')
    noteServerDate(headers('Fri, 20 Nov 2026 13:00:00 GMT'), sent, sent)
    // 13:00:00.000 to 13:00:00.999.
    expect(serverOffset()).toBe(3_600_000 + 500)
    noteServerDate(headers('Fri, 20 Nov 2026 13:00:01 GMT'), sent + 100, sent + 300)
    // Not before 13:00:01.000 at its hearing.
    expect(serverOffset()).toBe(Math.round((3_600_700 + 3_600_999) / 2))
    noteServerDate(headers('Fri, 20 Nov 2026 13:00:01 GMT'), sent + 1_200, sent + 1_250)
    // Not after 13:00:01.999 at its sending.
    expect(serverOffset()).toBe(Math.round((3_600_700 + 3_600_799) / 2))
  })

  it('is not known before an answer told it, and then tells who listens; when that was outlives the page', () => {
    expect(isClockKnown()).toBe(false)
    const told = vi.fn<() => void>()
    const stop = onClockHeard(told)
    const second = Date.parse('2026-11-20T12:00:00Z')
    noteServerDate(at(second), 5_000, 5_000)
    expect(isClockKnown()).toBe(true)
    noteServerDate(at(second + 1_000), 6_000, 6_000)
    stop()
    noteServerDate(at(second + 40_000), 45_000, 45_000)
    expect(told).toHaveBeenCalledTimes(2)
    expect(lastHeard()).toBe(second + 40_000)
    forgetServerTime()
    expect([isClockKnown(), lastHeard()]).toEqual([false, second + 40_000])
  })

  it('is told by no copy, the browser’s or that of something on the way', () => {
    const cached = new Headers({ 'cache-control': 'public, max-age=1' })
    expect(mayBeCopy(cached, undefined)).toBe(true)
    expect(mayBeCopy(cached, 'no-cache')).toBe(false)
    expect(mayBeCopy(new Headers({ 'cache-control': 'no-store' }), undefined)).toBe(false)
    expect(mayBeCopy(new Headers({ 'cache-control': 'public, max-age=0' }), undefined)).toBe(false)
    expect(mayBeCopy(new Headers({ 'cache-control': 'no-store', age: '12' }), 'no-cache')).toBe(true)
  })
})

const visit = (page: object) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([
      { workerStart: 0, transferSize: 900, requestStart: 100, responseStart: 300, ...page } as never,
    ])

describe('the time that a page brings', () => {
  beforeEach(forgetServerTime)
  const told = [{ name: 'now', duration: performance.timeOrigin + 5_200 }]

  it('is known before anything was asked, to half of the way there and back §2.62', () => {
    visit({ serverTiming: told })
    notePageTime()
    expect(isClockKnown()).toBe(true)
    // Between 4,900 and 5,100 ms ahead of this device.
    expect(Math.abs(serverOffset() - 5_000)).toBeLessThan(1)
    // A later answer that fits says no more than that; one that does not is newer, so it rules.
    noteServerDate(
      at(Math.floor((performance.timeOrigin + 9_000) / 1000) * 1000),
      performance.timeOrigin + 4_000,
      performance.timeOrigin + 4_000,
    )
    expect(Math.abs(serverOffset() - 5_000)).toBeLessThan(101)
  })

  it.each([
    ['of a page that the worker kept', { serverTiming: told, workerStart: 5 }],
    ['of a page from the browser’s cache', { serverTiming: told, transferSize: 0 }],
    ['of a page without it', { serverTiming: [] }],
    ['of a browser that does not tell', {}],
  ])('%s is not taken', (_, page) => {
    visit(page)
    notePageTime()
    expect(isClockKnown()).toBe(false)
  })
})
