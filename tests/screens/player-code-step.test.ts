import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failed } from '#src/api/failures.ts'
import { brand } from '#src/brand.ts'
import { codeSent, keepCodeStep, keptCodeStep, type CodeStep } from '#src/lib/code-step.ts'
import { codeNotSent } from '#src/screens/shared/codes/use-code-step.ts'
import { makeStorage } from '../api/device.ts'

const PHONE = '+2348031234567'
const KEY = 'oriire_code:sign-up'
const tooSoon = (wait?: number) =>
  failed({ message: '', response: { status: 429, data: {} } }, 'code-too-soon', wait)

const after = (error: Error) => {
  const onSent = vi.fn<(step: CodeStep) => void>()
  const onError = vi.fn<(error: Error) => void>()
  codeNotSent('sign-up', PHONE, error, { onSent, onError })
  return { step: onSent.mock.lastCall?.[0], alerted: onError.mock.lastCall?.[0] }
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 11), toFake: ['Date'] })
  vi.stubGlobal('sessionStorage', makeStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the step of a form with a code', () => {
  it('outlives a reload with its number and its wait of a minute, which goes at zero §4.22', () => {
    const step = codeSent(PHONE, '*7006*23#')
    expect(step).toMatchObject({ at: 'code', phone: PHONE, ussd: '*7006*23#', resendAt: Date.now() + 60_000 })
    keepCodeStep('sign-up', step)
    vi.advanceTimersByTime(59_000)
    expect(keptCodeStep('sign-up')).toEqual(step)
    vi.advanceTimersByTime(1_000)
    expect(keptCodeStep('sign-up')).toEqual({ ...step, resendAt: undefined })
    expect(keptCodeStep('reset')).toBeUndefined()
  })

  it('goes when its code lives no more, when it is done, and when the clock was set back', () => {
    keepCodeStep('sign-up', codeSent(PHONE, ''))
    vi.advanceTimersByTime(599_000)
    expect(keptCodeStep('sign-up')).toBeDefined()
    vi.advanceTimersByTime(1_000)
    expect(keptCodeStep('sign-up')).toBeUndefined()
    expect(sessionStorage.length).toBe(0)
    keepCodeStep('sign-up', codeSent(PHONE, ''))
    vi.setSystemTime(Date.now() - 3_600_000)
    expect(keptCodeStep('sign-up')).toBeUndefined()
    keepCodeStep('sign-up', codeSent(PHONE, ''))
    keepCodeStep('sign-up', undefined)
    expect(keptCodeStep('sign-up')).toBeUndefined()
  })

  it('cannot wait longer by what stands in the storage, and what is damaged is no step', () => {
    const step = codeSent(PHONE, '')
    sessionStorage.setItem(KEY, JSON.stringify({ ...step, resendAt: Date.now() + 3_600_000 }))
    expect(keptCodeStep('sign-up')?.resendAt).toBeUndefined()
    for (const damaged of ['"soon"', '9e99', 'null', '{', '', JSON.stringify({ ...step, at: 'end' })]) {
      sessionStorage.setItem(KEY, damaged)
      expect(keptCodeStep('sign-up')).toBeUndefined()
    }
  })

  it('is there where another code was refused within the minute, with the seconds that are left of it', () => {
    expect(after(tooSoon(42))).toMatchObject({
      step: { at: 'code', phone: PHONE, sentAt: Date.now() - 18_000, resendAt: Date.now() + 42_000 },
      alerted: undefined,
    })
    expect(after(tooSoon()).step?.resendAt).toBe(Date.now() + 60_000)
    expect(after(new Error('offline'))).toEqual({ step: undefined, alerted: new Error('offline') })
    const limit = failed({ message: '', response: { status: 429, data: {} } }, 'code-limit', 3_000)
    expect(after(limit)).toEqual({ step: undefined, alerted: limit })
  })

  it('is there at once, after the alert, where the SMS did not go out: a call or dialling may do §4.14, 8.1, 8.10', () => {
    const down = failed({ message: '', response: { status: 503, data: {} } }, 'code-not-sent')
    expect(after(down)).toMatchObject({
      step: { at: 'code', phone: PHONE, ussd: brand.ussdCode, resendAt: Date.now() },
      alerted: down,
    })
  })
})
