import { useEffect, useRef } from 'react'
import { displayPhone } from '#src/lib/phone.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { lastAdultBirth } from '#src/lib/state/person.ts'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { EmailField } from '#src/ui/fields/EmailField.tsx'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { UsernameField } from '#src/ui/fields/UsernameField.tsx'
import { useNewAccount, type NewAccountProps } from './use-new-account.ts'
import { words } from './words.ts'

export const SignUpPassword = (props: NewAccountProps) => {
  const { form, send, sending } = useNewAccount(props)
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus(), [])

  return (
    <Form ref={box} onSubmit={send}>
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
      {props.onMailed && <EmailField label={words.$eMailOptional} {...form.field('email')} />}
      <Checkbox {...form.box('consent')}>{words.$iAmAbove18}</Checkbox>
      <Submit loading={sending}>{words.$createAccount}</Submit>
    </Form>
  )
}
