import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHECK_CONNECTION, messageOf } from '#src/api/errors.ts'
import { SERVER_ERROR, extractMessage, failed, sentenceCase } from '#src/api/failures.ts'
import { refusals } from '#src/contract/refusals.ts'

const answered = (status: number, data: unknown) =>
  extractMessage({ message: 'x', response: { status, data } })

describe('the sentence of a failure', () => {
  it.each([500, 501, 502, 503, 504, 599])(
    'is Server Error for status %i, whatever the body says §8.2',
    status => {
      expect(answered(status, { message: 'stack trace' })).toBe('Server Error')
      expect(answered(status, undefined)).toBe(SERVER_ERROR)
    },
  )

  it('is the error’s own message and a hint at the connection where no answer came §8.2', () => {
    expect(extractMessage({ message: 'Network Error' })).toBe(
      'Network Error. Please check your internet connection.',
    )
    expect(extractMessage({ message: 'Failed to fetch.' })).toBe(`Failed to fetch. ${CHECK_CONNECTION}`)
  })

  it.each([
    [{ message: 'that code is not right' }, 'That code is not right'],
    [
      { phone_number: 'This field is required', code: 'The code has 6 digits' },
      'This field is required. The code has 6 digits',
    ],
    [{ detail: 'INSUFFICIENT FUNDS' }, 'Insufficient funds'],
    [{ errors: { email: ['wrong address.', 'too long'] } }, 'Wrong address. Too long'],
    [
      { status: 'error', code: '402', count: 7, ok: false, none: null, message: 'not enough' },
      'Error. Not enough',
    ],
    ['plain words', 'Plain words'],
    [['one', '2', 'three'], 'One. Three'],
  ])('takes every string of the body %j, leaves numbers out, and makes sentences §8.2', (body, sentence) => {
    expect(answered(422, body)).toBe(sentence)
  })

  it('says something calm where the body says nothing', () => {
    for (const body of [undefined, null, {}, [], { code: '17' }, { code: '17..' }, '.', 5]) {
      expect(answered(400, body)).toBe('Something went wrong. Please try again')
    }
  })

  it('keeps the words of every refusal below 500 as they are §8.2', () => {
    for (const [status, words] of Object.values(refusals)) {
      expect(answered(status, { message: words })).toBe(status < 500 ? words : SERVER_ERROR)
    }
  })

  it('never throws and never shows a bare number, whatever the body', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 499 }), fc.jsonValue(), (status, body) => {
        const sentence = answered(status, body)
        expect(sentence.length).toBeGreaterThan(0)
        expect(Number.isFinite(Number(sentence))).toBe(false)
      }),
    )
  })

  it('begins with a capital and calms shouted words', () => {
    expect(sentenceCase('  hello there. ')).toBe('Hello there')
    expect(sentenceCase('PLEASE WAIT')).toBe('Please wait')
    expect(sentenceCase('At most ₦10,000,000 at once')).toBe('At most ₦10,000,000 at once')
  })
})

describe('ApiError', () => {
  it('carries status, refusal, fields, and the detail that Server Error hides', () => {
    const data = { message: 'Our payment partner is not answering' }
    const error = failed({ message: '', response: { status: 503, data } }, 'provider-down')
    expect(error).toMatchObject({
      status: 503,
      refusal: 'provider-down',
      message: 'Server Error',
      isOffline: false,
    })
    expect(error.detail).toBe('Our payment partner is not answering')
    expect(failed({ message: 'gone' }).isOffline).toBe(true)
  })

  it('is the only error whose words reach a player', () => {
    expect(messageOf(new TypeError('x is undefined'))).toBe('Something went wrong. Please try again')
    expect(messageOf(failed({ message: 'Network Error' }))).toContain(CHECK_CONNECTION)
  })
})
