// Who the player is: names and gender are editable, e-mail and phone number read-only.
import { useState } from 'react'
import type { InferOutput } from 'valibot'
import { useUpdateUser } from '#src/api/account.ts'
import type { User } from '#src/model/user.ts'
import { personForm } from '#src/model/account-forms.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { Step } from '../shared/Step.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'

const genders = [
  { value: 'Male', label: 'Male' },
  { value: 'Female', label: 'Female' },
]

export const PersonalInfo = ({
  user,
  heading,
  onSaved,
}: {
  user: User
  heading: string
  onSaved: (hasPin: boolean) => void
}) => {
  const form = useForm(personForm, {
    firstName: user.firstName,
    lastName: user.lastName,
    gender: (user.gender ?? '') as string,
  })
  const update = useUpdateUser()
  const [error, setError] = useState<string>()
  const save = (_: unknown, body: InferOutput<typeof personForm>) =>
    update.mutate(body, {
      onSuccess: saved => onSaved(saved.hasPin),
      onError: failure => setError(failure.message),
    })

  return (
    <Step title={heading} drawing="phone-check" about="Your name as your bank knows it.">
      <form className="stack" noValidate onSubmit={form.submit(save)}>
        <TextField label="First name" autoComplete="given-name" {...form.field('firstName')} required />
        <TextField label="Last name" autoComplete="family-name" {...form.field('lastName')} required />
        <SelectField label="Gender" placeholder="Choose" options={genders} {...form.field('gender')} />
        <TextField label="E-mail" name="email" value={user.email ?? 'None'} onChange={() => {}} readOnly />
        <TextField
          label="Phone number"
          name="phoneNumber"
          value={displayPhone(user.phoneNumber)}
          onChange={() => {}}
          readOnly
        />
        <Button type="submit" kind="gold" block loading={update.isPending}>
          Save
        </Button>
      </form>
      <ErrorAlert message={error} onClose={() => setError(undefined)} />
    </Step>
  )
}
