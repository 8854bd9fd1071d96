// The national identity number, if the state requires one before money comes in or goes out.
import { useGiveNin } from '#src/api/accounts/person.ts'
import { ninForm } from '#src/model/account-forms.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { words } from './words.ts'

export const NinForm = ({ onDone }: { onDone?: () => void }) => {
  const form = useForm(ninForm, { nin: '' })
  const give = useGiveNin()
  return (
    <Form onSubmit={form.submit(({ nin }) => give.mutate(nin, { onSuccess: () => onDone?.() }))}>
      <TextField
        label={words.$nin}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        hint={words.$ninWanted}
        {...form.field('nin')}
        required
      />
      {give.error && <ErrorNote error={give.error} />}
      <Submit loading={give.isPending}>{words.$giveNin}</Submit>
    </Form>
  )
}
