// Who the player is: names and gender are editable, e-mail and phone number read-only.
import type { InferOutput } from 'valibot'
import { useUpdateUser } from '#src/api/account.ts'
import type { User } from '#src/model/user.ts'
import { personForm } from '#src/model/account-forms.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { Step } from '../shared/Step.tsx'
import { useKeptForm } from '../shared/use-kept-form.ts'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { toast } from '#src/ui/toast.ts'
import { PersonalInfoState } from './PersonalInfoState.tsx'
import { words } from './words.ts'

const genders = [
  { value: 'Male', label: 'Male' },
  { value: 'Female', label: 'Female' },
]

interface Props {
  user: User
  heading: string
  onSaved: (hasPin: boolean) => void
}

export const PersonalInfo = ({ user, heading, onSaved }: Props) => {
  const form = useKeptForm('person', personForm, {
    firstName: user.firstName,
    lastName: user.lastName,
    gender: (user.gender ?? '') as string,
  })
  const update = useUpdateUser()
  const save = (_: unknown, body: InferOutput<typeof personForm>) =>
    update.mutate(body, {
      onSuccess: saved => {
        toast.success(words.$saved)
        onSaved(saved.hasPin)
      },
    })

  return (
    <Step title={heading} drawing="phone-check" about={words.$yourNameAsYour}>
      <Form onSubmit={form.submit(save)}>
        <TextField label={words.$firstName} autoComplete="given-name" {...form.field('firstName')} required />
        <TextField label={words.$lastName} autoComplete="family-name" {...form.field('lastName')} required />
        <SelectField
          label={words.$gender}
          placeholder={words.$choose}
          options={genders}
          {...form.field('gender')}
        />
        <TextField
          label={words.$eMail}
          name="email"
          value={user.email ?? user.emailWaiting ?? words.$none}
          onChange={() => {}}
          readOnly
        />
        <TextField
          label={words.$phoneNumber}
          name="phoneNumber"
          value={displayPhone(user.phoneNumber)}
          onChange={() => {}}
          readOnly
        />
        <Submit loading={update.isPending}>{words.$save}</Submit>
      </Form>
      <PersonalInfoState />
      <ErrorAlert error={update.error} onClose={update.reset} />
    </Step>
  )
}
