import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { useFinishOnboarding } from '#src/api/account.ts'
import { ApiError } from '#src/api/errors.ts'
import { CONSENT_VERSION } from '#src/contract/account.ts'
import { PASSWORDS_DIFFER, REQUIRED, email, password } from '#src/contract/words.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useForm } from '#src/ui/use-form.ts'

const schema = v.pipe(
  v.object({
    password,
    confirm_password: v.pipe(v.string(), v.minLength(1, REQUIRED)),
    email: v.union([v.literal(''), email], 'Enter an e-mail address, like ada@example.com'),
    consent: v.literal(true, 'Please confirm that you are above 18'),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirm_password']],
      it => it.password === it.confirm_password,
      PASSWORDS_DIFFER,
    ),
    ['confirm_password'],
  ),
)
type Values = { password: string; confirm_password: string; email: string; consent: boolean }

export const SignUpPassword = ({
  phone,
  code,
  onDone,
  onCodeLost,
  onError,
}: {
  phone: string
  code: string
  onDone: () => void
  onCodeLost: () => void
  onError: (message: string) => void
}) => {
  const form = useForm(schema, { password: '', confirm_password: '', email: '', consent: false } as Values)
  const finish = useFinishOnboarding()
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const send = () => {
    const { password: first, confirm_password, email: address } = form.values
    finish.mutate(
      {
        phone_number: phone,
        code,
        password: first,
        confirm_password,
        ...(address ? { email: address } : {}),
        consent: true,
        consent_version: CONSENT_VERSION,
      },
      {
        onSuccess: onDone,
        onError: error => {
          onError(error.message)
          if (error instanceof ApiError && error.refusal.startsWith('code-')) onCodeLost()
        },
      },
    )
  }

  return (
    <form ref={box} className="stack" noValidate onSubmit={form.submit(send)}>
      <p>Your number is verified. Choose a password for your account.</p>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters"
        value={form.values.password}
        onChange={value => form.set('password', value)}
        onBlur={() => form.touch('password')}
        error={form.errors.password}
        required
      />
      <PasswordField
        label="Confirm password"
        name="confirm_password"
        autoComplete="new-password"
        value={form.values.confirm_password}
        onChange={value => form.set('confirm_password', value)}
        onBlur={() => form.touch('confirm_password')}
        error={form.errors.confirm_password}
        required
      />
      <TextField
        label="E-mail (optional)"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={form.values.email}
        onChange={value => form.set('email', value)}
        onBlur={() => form.touch('email')}
        error={form.errors.email}
      />
      <Checkbox
        name="consent"
        checked={form.values.consent}
        onChange={checked => form.set('consent', checked)}
        error={form.errors.consent}
      >
        I am above 18 and eligible to make responsible decisions
      </Checkbox>
      <Button type="submit" kind="gold" block loading={finish.isPending}>
        Create account
      </Button>
    </form>
  )
}
