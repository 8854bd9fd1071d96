import { useJoinGoogle } from '#src/api/session/google.ts'
import { CONSENT_VERSION } from '#src/model/account-forms.ts'
import { joinForm } from '#src/model/google-forms.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { lastAdultBirth } from '#src/lib/state/person.ts'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useKeptForm } from '../shared/use-kept-form.ts'
import { words } from './words.ts'

interface Props {
  idToken: string
  phone: string
  code: string
  onDone: () => void
  onError: (error: Error) => void
}

/** The last step of a new player who came with Google: no password is needed. */
export const SignUpGoogleEnd = ({ idToken, phone, code, onDone, onError }: Props) => {
  const form = useKeptForm(`account:${phone}`, joinForm, {
    userIdToken: idToken,
    phoneNumber: phone,
    code,
    birthDate: '',
    consent: false,
    consentVersion: CONSENT_VERSION,
  })
  const join = useJoinGoogle()
  return (
    <Form onSubmit={form.submit(body => join.mutate(body, { onSuccess: onDone, onError }))}>
      <TextField
        label={words.$dateOfBirth}
        type="date"
        autoComplete="bday"
        max={lastAdultBirth(serverNow())}
        hint={words.$youMustBe18}
        {...form.field('birthDate')}
        required
      />
      <Checkbox {...form.box('consent')}>{words.$iAmAbove18}</Checkbox>
      <Submit loading={join.isPending}>{words.$createAccount}</Submit>
    </Form>
  )
}
