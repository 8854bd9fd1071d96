import { useEffect, useRef } from 'react'
import { useFinishOnboarding } from '#src/api/account.ts'
import { ApiError } from '#src/api/errors.ts'
import { CONSENT_VERSION, signUpForm } from '#src/model/account-forms.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { words } from './words.ts'

export const SignUpPassword = ({
  phone,
  code,
  onDone,
  onCodeLost,
  onPhoneTaken,
  onError,
}: {
  phone: string
  code: string
  onDone: () => void
  onCodeLost: () => void
  /** Called instead of showing the error if the number already has an account. */
  onPhoneTaken?: () => void
  onError: (message: string) => void
}) => {
  const form = useForm(signUpForm, {
    phoneNumber: phone,
    code,
    password: '',
    confirmPassword: '',
    email: undefined as string | undefined,
    consent: false,
    consentVersion: CONSENT_VERSION,
  })
  const finish = useFinishOnboarding()
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const send = form.submit(body =>
    finish.mutate(body, {
      onSuccess: onDone,
      onError: error => {
        if (onPhoneTaken && error instanceof ApiError && error.refusal === 'phone-taken')
          return onPhoneTaken()
        onError(error.message)
        if (error instanceof ApiError && error.refusal.startsWith('code-')) onCodeLost()
      },
    }),
  )

  return (
    <form ref={box} className="stack" noValidate onSubmit={send}>
      <p>{words.$yourNumberIsVerified}</p>
      <PasswordField
        label={words.$password}
        autoComplete="new-password"
        hint={words.$atLeast8Characters}
        {...form.field('password')}
        required
      />
      <PasswordField
        label={words.$confirmPassword}
        autoComplete="new-password"
        {...form.field('confirmPassword')}
        required
      />
      <TextField
        label={words.$eMailOptional}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.field('email')}
        value={form.values.email ?? ''}
        onChange={address => form.set('email', address || undefined)}
      />
      <Checkbox
        name="consent"
        checked={form.values.consent}
        onChange={checked => form.set('consent', checked)}
        error={form.errors.consent}
      >
        {words.$iAmAbove18}
      </Checkbox>
      <Button type="submit" kind="gold" block loading={finish.isPending}>
        {words.$createAccount}
      </Button>
    </form>
  )
}
