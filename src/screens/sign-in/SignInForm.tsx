import * as v from 'valibot'
import { useEmailLogin, usePhoneLogin } from '#src/api/account.ts'
import { email, filled, phone } from '#src/contract/words.ts'
import { Button } from '#src/ui/Button.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { PhoneField } from '#src/ui/PhoneField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useForm } from '#src/ui/use-form.ts'

const schemas = {
  phone: v.object({ name: phone, password: filled() }),
  email: v.object({ name: email, password: filled() }),
}

export const SignInForm = ({
  by,
  onDone,
  onError,
}: {
  by: 'phone' | 'email'
  onDone: () => void
  onError: (message: string) => void
}) => {
  const form = useForm(schemas[by], { name: '', password: '' })
  const byPhone = usePhoneLogin()
  const byEmail = useEmailLogin()
  const signIn = () => {
    const { name, password } = form.values
    const then = { onSuccess: onDone, onError: (error: Error) => onError(error.message) }
    if (by === 'phone') byPhone.mutate({ phone: name, password }, then)
    else byEmail.mutate({ email: name, password }, then)
  }
  const name = { ...form.field('name'), required: true }

  return (
    <form className="stack" noValidate onSubmit={form.submit(signIn)}>
      {by === 'phone' ? (
        <PhoneField label="Phone number" {...name} name="phone" />
      ) : (
        <TextField
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...name}
          name="email"
        />
      )}
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} required />
      <Button type="submit" kind="gold" block loading={byPhone.isPending || byEmail.isPending}>
        Log in
      </Button>
    </form>
  )
}
