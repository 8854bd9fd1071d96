import { useLinkGoogle } from '#src/api/session/google.ts'
import { linkForm } from '#src/model/google-forms.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { PhoneField } from '#src/ui/fields/PhoneField.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { words } from '../shared/google-words.ts'
import { words as signUpWords } from './words.ts'

interface Props {
  idToken: string
  /** The number given before, if one was. */
  phone: string | undefined
  onError: (error: Error) => void
}

/** Links Google to an existing account, by what only its owner knows. */
export const SignUpGoogleOwn = ({ idToken, phone, onError }: Props) => {
  const form = useForm(linkForm, {
    userIdToken: idToken,
    phone: phone ? displayPhone(phone) : '',
    password: '',
  })
  const link = useLinkGoogle()
  return (
    <Form onSubmit={form.submit(body => link.mutate(body, { onError }))}>
      <PhoneField label={signUpWords.$phoneNumber} {...form.field('phone')} required />
      <PasswordField label={signUpWords.$password} {...form.field('password')} required />
      <Submit loading={link.isPending}>{words.$joinAndLogIn}</Submit>
    </Form>
  )
}
