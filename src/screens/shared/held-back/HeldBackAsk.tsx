// The question before the first top-up: setting a limit comes first, declining takes a second tap.
import { useState } from 'react'
import { useDeclineLimits, useSetLimit } from '#src/api/accounts/safer-play.ts'
import { limitForm } from '#src/model/safer-play.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { MoneyField } from '#src/ui/fields/MoneyField.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { words } from './words.ts'

export const HeldBackAsk = ({ onDone }: { onDone: () => void }) => {
  const form = useForm(limitForm, { kind: 'top-up' as const, period: 'month' as const, amount: '10000' })
  const [sure, setSure] = useState(false)
  const set = useSetLimit()
  const decline = useDeclineLimits()
  const error = set.error ?? decline.error
  return (
    <Form onSubmit={form.submit(body => set.mutate(body, { onSuccess: onDone }))}>
      <p>{words.$howMuchAtMost}</p>
      <MoneyField label={words.$monthlyLimit} {...form.field('amount')} required />
      {error && <ErrorNote error={error} />}
      <Submit loading={set.isPending}>{words.$setLimit}</Submit>
      {sure ? (
        <QuietButton
          loading={decline.isPending}
          onClick={() => decline.mutate(undefined, { onSuccess: onDone })}
        >
          {words.$reallyNoLimit}
        </QuietButton>
      ) : (
        <QuietButton onClick={() => setSure(true)}>{words.$noLimit}</QuietButton>
      )}
    </Form>
  )
}
