import { useEffect, useRef, useState } from 'react'
import { useFinishOnboarding } from '#src/api/account.ts'
import { useCreateAccount } from '#src/api/accounts/email.ts'
import { ApiError } from '#src/api/errors.ts'
import { CONSENT_VERSION, signUpForm } from '#src/model/account-forms.ts'
import { createAccountForm } from '#src/model/email.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { lastAdultBirth } from '#src/lib/state/person.ts'
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
  onMailed,
  onCodeLost,
  onPhoneTaken,
  onError,
}: {
  phone: string
  code: string
  onDone: () => void
  /** Offers to log in by e-mail too: the account is made, and a code was mailed to the address. */
  onMailed?: (email: string) => void
  onCodeLost: () => void
  /** Called instead of showing the error if the number already has an account. */
  onPhoneTaken?: () => void
  onError: (message: string) => void
}) => {
  const [email, setEmail] = useState('')
  const form = useForm(email ? createAccountForm : signUpForm, {
    phoneNumber: phone,
    code,
    password: '',
    confirmPassword: '',
    email: '',
    birthDate: '',
    consent: false,
    consentVersion: CONSENT_VERSION,
  })
  const finish = useFinishOnboarding()
  const create = useCreateAccount()
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const fail = (error: Error) => {
    if (onPhoneTaken && error instanceof ApiError && error.refusal === 'phone-taken') return onPhoneTaken()
    onError(error.message)
    if (error instanceof ApiError && error.refusal.startsWith('code-')) onCodeLost()
  }
  const send = form.submit(body =>
    email
      ? create.mutate({ ...body, email }, { onSuccess: () => onMailed?.(email), onError: fail })
      : finish.mutate(body, { onSuccess: onDone, onError: fail }),
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
        label={words.$dateOfBirth}
        type="date"
        autoComplete="bday"
        max={lastAdultBirth(serverNow())}
        hint={words.$youMustBe18}
        {...form.field('birthDate')}
        required
      />
      {onMailed && (
        <TextField
          label={words.$eMailOptional}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('email')}
          onChange={address => {
            setEmail(address.trim())
            form.set('email', address)
          }}
        />
      )}
      <Checkbox
        name="consent"
        checked={form.values.consent}
        onChange={checked => form.set('consent', checked)}
        error={form.errors.consent}
      >
        {words.$iAmAbove18}
      </Checkbox>
      <Button type="submit" kind="gold" block loading={finish.isPending || create.isPending}>
        {words.$createAccount}
      </Button>
    </form>
  )
}
