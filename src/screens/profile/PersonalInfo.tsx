// Who the player is: names and gender are editable, e-mail and phone number read-only.
import { useState } from 'react'
import { useUpdateUser } from '#src/api/account.ts'
import type { BodyOut } from '#src/contract/call.ts'
import type { User } from '#src/contract/user.ts'
import { updateUser } from '#src/contract/account.ts'
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
  const form = useForm(updateUser.body, {
    first_name: user.first_name,
    last_name: user.last_name,
    gender: (user.gender ?? '') as string,
  })
  const update = useUpdateUser()
  const [error, setError] = useState<string>()
  const save = (_: unknown, body: BodyOut<typeof updateUser>) =>
    update.mutate(body, {
      onSuccess: saved => onSaved(saved.has_pin),
      onError: failure => setError(failure.message),
    })

  return (
    <Step title={heading} drawing="phone-check" about="Your name as your bank knows it.">
      <form className="stack" noValidate onSubmit={form.submit(save)}>
        <TextField label="First name" autoComplete="given-name" {...form.field('first_name')} required />
        <TextField label="Last name" autoComplete="family-name" {...form.field('last_name')} required />
        <SelectField label="Gender" placeholder="Choose" options={genders} {...form.field('gender')} />
        <TextField label="E-mail" name="email" value={user.email ?? 'None'} onChange={() => {}} readOnly />
        <TextField
          label="Phone number"
          name="phone_number"
          value={displayPhone(user.phone_number)}
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
