import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { failed } from '#src/api/failures.ts'
import { emailLogin, finishOnboarding, phoneLogin } from '#src/contract/account.ts'
import { lagosInstant } from '#src/lib/lagos-time.ts'
import { asOfWords } from '#src/ui/time/AsOf.tsx'
import { faultsOf } from '#src/ui/fields/faults.ts'
import { padStep } from '#src/ui/NumberPad.tsx'
import { formatRemaining } from '#src/ui/time/remaining.ts'
import { saidOf } from '#src/ui/words/said-of.ts'

const faults = (schema: v.GenericSchema | undefined, value: unknown) => {
  if (!schema) throw new Error('the call has no body')
  const result = v.safeParse(schema, value)
  return result.success ? {} : faultsOf(result.issues)
}

describe('a countdown', () => {
  it.each([
    [300_000, 'mm:ss', '05:00'],
    [299_001, 'mm:ss', '05:00'],
    [9_400, 'mm:ss', '00:10'],
    [1, 'mm:ss', '00:01'],
    [0, 'mm:ss', '00:00'],
    [-5, 'mm:ss', '00:00'],
    [3_723_000, 'hh:mm:ss', '01:02:03'],
    [90_000_000, 'hh:mm:ss', '25:00:00'],
  ] as const)('shows %i ms as %s: %s', (left, format, text) => {
    expect(formatRemaining(left, format)).toBe(text)
  })
})

describe('the keys of a number pad', () => {
  it.each([
    ['ArrowRight', 1, 7, 2],
    ['ArrowLeft', 1, 7, 1],
    ['ArrowDown', 5, 7, 12],
    ['ArrowDown', 5, 8, 13],
    ['ArrowUp', 13, 8, 5],
    ['ArrowUp', 5, 8, 5],
    ['ArrowDown', 38, 8, 38],
    ['Home', 22, 8, 1],
    ['End', 22, 8, 40],
    ['Enter', 22, 8, undefined],
  ])('%s from %i in rows of %i leads to %s', (key, from, columns, to) => {
    expect(padStep(key, from, 40, columns)).toBe(to)
  })
})

describe('the age of what is shown', () => {
  const at = lagosInstant(2026, 11, 20, 20, 5)
  it('is a time today and a date before §9.29', () => {
    expect(asOfWords(at, at + 60_000)).toBe('As of 8:05pm')
    expect(asOfWords(at, undefined)).toBe('As of 20/11/2026 8:05pm')
    expect(asOfWords(at, at + 86_400_000)).toBe('As of 20/11/2026 8:05pm')
  })
})

describe('the faults of a form', () => {
  it('say This field is required for every empty field of both logins §5.6', () => {
    expect(faults(phoneLogin.body, { phone: '', password: '' })).toEqual({
      phone: 'This field is required',
      password: 'This field is required',
    })
    expect(faults(emailLogin.body, { email: '', password: '' })).toEqual({
      email: 'This field is required',
      password: 'This field is required',
    })
  })

  it('say that the passwords differ, at the second of them §5.13', () => {
    const values = {
      phone_number: '08031234567',
      code: '123456',
      password: 'moonlit-river',
      confirm_password: 'moonlit-rivet',
      birth_date: '1990-02-28',
      consent: true,
      consent_version: '2026-11-01',
    }
    expect(faults(finishOnboarding.body, values)).toEqual({ confirm_password: 'Your passwords do no match' })
  })
})

test('a failure of the service itself is said with what the service adds to it, any other thrown thing in a sentence §8.2', () => {
  const down = failed({
    message: '',
    response: { status: 503, data: { message: 'You were not charged' } },
  })
  expect(saidOf(down)).toEqual({ sentence: 'Server Error', detail: 'You were not charged' })
  const refused = failed({ message: '', response: { status: 422, data: { message: 'No such card' } } })
  expect(saidOf(refused)).toEqual({ sentence: 'No such card' })
  expect(saidOf('As it is')).toEqual({ sentence: 'As it is' })
  expect(saidOf(new Error(''))).toEqual(saidOf(undefined))
})
