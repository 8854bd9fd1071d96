import { useEffect, useRef } from 'react'
import { displayPhone } from '#src/lib/phone.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { lastAdultBirth } from '#src/lib/state/person.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { UsernameField } from '#src/ui/fields/UsernameField.tsx'
import { useNewAccount, type NewAccountProps } from './use-new-account.ts'
import { words } from './words.ts'

export const SignUpPassword = (props: NewAccountProps) => {
  const { form, typeEmail, send, sending } = useNewAccount(props)
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus(), [])

  return (
    <form ref={box} className="stack" noValidate onSubmit={send}>
      <p>{words.$yourNumberIsVerified}</p>
      <UsernameField value={displayPhone(props.phone)} />
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
      {props.onMailed && (
        <TextField
          label={words.$eMailOptional}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('email')}
          onChange={typeEmail}
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
      <Button type="submit" kind="gold" block loading={sending}>
        {words.$createAccount}
      </Button>
    </form>
  )
}
