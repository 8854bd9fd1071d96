import { expect, test } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { loginFault } from '#src/screens/sign-in/login-fault.ts'

const refused = (refusal: string, retryAfter?: number) =>
  new ApiError(
    'Too many tries. Please wait a little and try again',
    { status: 429, data: {} },
    refusal,
    retryAfter,
  )

test('a login that has to wait says for how long, and the way round it', () => {
  expect(loginFault(refused('too-many-tries', 840))).toBe(
    'Too many tries. Try again in 14 minutes. If you do not know your password, choose “Forgot password?”.',
  )
  expect(loginFault(refused('too-many-tries', 8))).toContain('Try again in 8 seconds.')
})

test('anything else is told as the service or the network says it', () => {
  expect(loginFault(refused('too-many-tries'))).toBe('Too many tries. Please wait a little and try again')
  expect(loginFault(refused('crowded', 3))).toBe('Too many tries. Please wait a little and try again')
})
