// A change of number whose answer was lost, and what this phone goes on expecting of it.
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { makeStorage } from '../api/device.ts'

const OLD = '+2348030000001'
const NEW = '+2348030000002'
const seen = vi.hoisted(() => ({ answers: [] as Error[], send: () => undefined as unknown }))
vi.mock('#src/ui/fields/Form.tsx', () => ({
  Form: ({ onSubmit }: { onSubmit: () => unknown }) => void (seen.send = onSubmit),
  SubmitOnline: () => null,
}))
vi.mock('#src/ui/fields/use-form.ts', () => ({
  useForm: (_: unknown, values: object) => ({
    values,
    field: () => ({}),
    set: () => undefined,
    submit: (run: () => unknown) => run,
  }),
}))
vi.mock('#src/api/phone/change.ts', () => ({
  useUpdatePhoneNumber: () => ({}),
  useVerifyPhoneNumberUpdate: () => ({
    mutate: (_: unknown, { onError }: { onError: (error: Error) => void }) => onError(seen.answers.shift()!),
  }),
}))
vi.stubGlobal('localStorage', makeStorage())
afterAll(() => vi.unstubAllGlobals())

const { PhoneChangeVerify } = await import('#src/screens/account/PhoneChangeVerify.tsx')

const lost = new ApiError('')
const refused = (refusal: string) => new ApiError('', { status: 429, data: {} }, refusal)

test.each([
  ['is still expected after a repeat that was turned away unread', [lost, refused('crowded')], true],
  ['is no longer expected once it was refused', [lost, refused('phone-taken')], false],
  ['is not expected after it was turned away before it was ever sent', [refused('crowded')], false],
])('a change of number %s', (_, answers, expected) => {
  seen.answers = [...answers]
  renderToStaticMarkup(
    <PhoneChangeVerify
      own={OLD}
      step={{ at: 'code', phone: NEW, ussd: '', hasOld: false } as never}
      pin=""
      onStep={() => undefined}
      onDone={() => undefined}
      onError={() => undefined}
      onBack={() => undefined}
    />,
  )
  for (const _answer of answers) seen.send()
  expect(localStorage.getItem('oriire_NUMBER_CHANGE')?.includes(NEW) ?? false).toBe(expected)
})
