// Four digits, twice. They confirm payments and withdrawals, so a lost phone alone moves no money.
import { useState } from 'react'
import { isPinSet, useCreatePin } from '#src/api/pin.ts'
import { pinForm } from '#src/model/pin.ts'
import { Step } from '../shared/Step.tsx'
import { PinFields } from './PinFields.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Form, SubmitOnline } from '#src/ui/fields/Form.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { words } from './words.ts'

export const PinCreate = ({ onCreated }: { onCreated: () => void }) => {
  const form = useForm(pinForm, { pin: '', confirmPin: '' })
  const create = useCreatePin()
  const [error, setError] = useState<Error>()
  const send = form.submit(body => create.mutate(body, { onSuccess: onCreated, onError: setError }))
  const close = () => {
    setError(undefined)
    // Another PIN counts, as the sentence said.
    if (error && isPinSet(error)) onCreated()
  }
  return (
    <div className="w-full max-w-md">
      <Step title={words.$createYourTransactionPin} drawing="lock" about={words.$fourDigitsThatOnly}>
        <Form onSubmit={send}>
          <PinFields values={form.values} errors={form.errors} onChange={form.set} />
          <p className="hint">{words.$not1234Not1111}</p>
          <SubmitOnline offline={words.$youAreOfflineThe} loading={create.isPending}>
            {words.$setPin}
          </SubmitOnline>
        </Form>
      </Step>
      <ErrorAlert error={error} onClose={close} />
    </div>
  )
}
