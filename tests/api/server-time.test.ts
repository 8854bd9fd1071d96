import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetServerTime, noteServerDate, serverOffset } from '#src/lib/server-time.ts'

const headers = (date: string, type = 'application/json') => new Headers({ date, 'content-type': type })
const at = (instant: number) => headers(new Date(instant).toUTCString())

describe('the service’s clock', () => {
  beforeEach(forgetServerTime)

  it('is the device’s own until the service has been heard, and nonsense is not heard', () => {
    expect(noteServerDate(new Headers({ 'content-type': 'application/json' }), 0, 10)).toBe(false)
    expect(noteServerDate(headers('yesterday'), 0, 10)).toBe(false)
    expect(serverOffset()).toBe(0)
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

  it('takes an answer that the browser may have kept only where nothing better was heard', () => {
    const now = Date.parse('2026-11-20T12:00:00Z')
    noteServerDate(headers('Fri, 20 Nov 2026 11:55:00 GMT'), now, now, true)
    expect(serverOffset()).toBeLessThan(-299_000)
    noteServerDate(headers('Fri, 20 Nov 2026 12:00:00 GMT'), now, now)
    expect(Math.abs(serverOffset())).toBeLessThan(1_000)
    noteServerDate(headers('Fri, 20 Nov 2026 11:55:00 GMT'), now, now, true)
    expect(Math.abs(serverOffset())).toBeLessThan(1_000)
  })
})
