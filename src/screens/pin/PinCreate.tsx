// Four digits, twice. They confirm payments and withdrawals, so a lost phone alone moves no money.
import { useState } from 'react'
import { useCreatePin } from '#src/api/pin.ts'
import { pinForm } from '#src/model/pin.ts'
import { Step } from '../shared/Step.tsx'
import { PinFields } from './PinFields.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { useOnline } from '#src/ui/use-online.ts'

export const PinCreate = ({ onCreated }: { onCreated: () => void }) => {
  const form = useForm(pinForm, { pin: '', confirmPin: '' })
  const create = useCreatePin()
  const online = useOnline()
  const [error, setError] = useState<string>()
  const send = form.submit(body =>
    create.mutate(body, { onSuccess: onCreated, onError: failure => setError(failure.message) }),
  )
  return (
    <div className="w-full max-w-md mx-auto">
      <Step
        title="Create your transaction PIN"
        drawing="lock"
        about="Four digits that only you know. You enter them when money leaves your wallet. Nobody of ours ever asks for them."
      >
        <form className="stack" noValidate onSubmit={send}>
          <PinFields values={form.values} errors={form.errors} onChange={form.set} />
          <p className="hint">Not 1234, not 1111: choose one that is hard to guess.</p>
          {!online && <p role="status">You are offline. The PIN can be set when you are back.</p>}
          <Button type="submit" kind="gold" block loading={create.isPending} disabled={!online}>
            Set PIN
          </Button>
        </form>
      </Step>
      <ErrorAlert message={error} onClose={() => setError(undefined)} />
    </div>
  )
}
