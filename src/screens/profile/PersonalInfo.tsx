// Who the player is: names and gender can be changed, e-mail and phone number are only shown.
import { useState } from 'react'
import type * as v from 'valibot'
import { useUpdateUser } from '#src/api/account.ts'
import type { User } from '#src/contract/user.ts'
import { updateUser } from '#src/contract/account.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { AlertModal } from '#src/ui/AlertModal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useForm } from '#src/ui/use-form.ts'

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
  const form = useForm(updateUser.body as NonNullable<typeof updateUser.body>, {
    first_name: user.first_name,
    last_name: user.last_name,
    gender: (user.gender ?? '') as string,
  })
  const update = useUpdateUser()
  const [error, setError] = useState<string>()
  const save = (_: unknown, body: v.InferOutput<NonNullable<typeof updateUser.body>>) =>
    update.mutate(body, {
      onSuccess: saved => onSaved(saved.has_pin),
      onError: failure => setError(failure.message),
    })
  const field = (name: 'first_name' | 'last_name') => ({
    name,
    value: form.values[name],
    onChange: (value: string) => form.set(name, value),
    onBlur: () => form.touch(name),
    error: form.errors[name],
    required: true,
  })

  return (
    <section className="card stack">
      <h2 className="title-2">{heading}</h2>
      <form className="stack" noValidate onSubmit={form.submit(save)}>
        <TextField label="First name" autoComplete="given-name" {...field('first_name')} />
        <TextField label="Last name" autoComplete="family-name" {...field('last_name')} />
        <SelectField
          label="Gender"
          name="gender"
          placeholder="Choose"
          options={genders}
          value={form.values.gender}
          onChange={value => form.set('gender', value)}
          onBlur={() => form.touch('gender')}
          error={form.errors.gender}
        />
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
      <AlertModal
        open={error !== undefined}
        kind="error"
        heading={error ?? ''}
        onClose={() => setError(undefined)}
      />
    </section>
  )
}
