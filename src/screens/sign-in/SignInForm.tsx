import { useState } from 'react'
import * as v from 'valibot'
import { useEmailLogin, usePhoneLogin } from '#src/api/account.ts'
import { keptCodeStep } from '#src/lib/code-step.ts'
import { email, filled, phone } from '#src/lib/fields/typed.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { EmailField } from '#src/ui/fields/EmailField.tsx'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { PhoneField } from '#src/ui/fields/PhoneField.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { loginFault } from './login-fault.ts'
import { words } from './words.ts'

const schemas = {
  phone: v.object({ phone, password: filled() }),
  email: v.object({ email, password: filled() }),
}

interface Props {
  by: 'phone' | 'email'
  onError: (error: Error | string) => void
}

export const SignInForm = ({ by, onError }: Props) => {
  const [signingUp] = useState(() => keptCodeStep('sign-up'))
  const form = useForm<v.GenericSchema, { phone: string; email: string; password: string }>(schemas[by], {
    // From a sign-up begun here, whose number may turn out to have an account.
    phone: signingUp ? displayPhone(signingUp.phone) : '',
    email: '',
    password: '',
  })
  const byPhone = usePhoneLogin()
  const byEmail = useEmailLogin()
  const signIn = () => {
    const { phone, email, password } = form.values
    const then = { onError: (error: Error) => onError(loginFault(error)) }
    if (by === 'phone') byPhone.mutate({ phone, password }, then)
    else byEmail.mutate({ email, password }, then)
  }

  return (
    <Form onSubmit={form.submit(signIn)}>
      {by === 'phone' ? (
        <PhoneField label={words.$phoneNumber} autoComplete="username" {...form.field('phone')} required />
      ) : (
        <EmailField label={words.$eMail} autoComplete="username" {...form.field('email')} required />
      )}
      <PasswordField label={words.$password} {...form.field('password')} required />
      <Submit loading={byPhone.isPending || byEmail.isPending}>{words.$logIn}</Submit>
    </Form>
  )
}
