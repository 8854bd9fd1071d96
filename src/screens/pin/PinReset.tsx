// A forgotten PIN, second half: the code and the new PIN, twice.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useResetPin } from '#src/api/pin.ts'
import { pinResetForm } from '#src/model/pin.ts'
import { OtpField } from '#src/ui/fields/OtpField.tsx'
import { Form, SubmitOnline } from '#src/ui/fields/Form.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { refusedCode } from '../shared/codes/code-fault.ts'
import { SandboxCode } from '../shared/codes/SandboxCode.tsx'
import { Step } from '../shared/Step.tsx'
import { PinFields } from './PinFields.tsx'
import { words } from './words.ts'

export const PinReset = ({ phone, onChanged }: { phone: string; onChanged: () => void }) => {
  const form = useForm(pinResetForm, { code: '', pin: '', confirmPin: '' })
  const reset = useResetPin()
  const [error, setError] = useState<Error | string>()
  const send = form.submit(body =>
    reset.mutate(body, {
      onSuccess: onChanged,
      onError: failure => setError(refusedCode(failure, () => form.set('code', ''))),
    }),
  )
  return (
    <div className="w-full max-w-md">
      <Step title={words.$chooseANewPin} drawing="phone-check" count={[2, 2]} about={words.$enterTheCodeWe}>
        <Form onSubmit={send}>
          <OtpField label={words.$otpCode} {...form.field('code')} required />
          <PinFields values={form.values} errors={form.errors} onChange={form.set} />
          <p className="hint">{words.$withdrawalsWaitForA}</p>
          <SubmitOnline offline={words.$youAreOfflineThe2} loading={reset.isPending}>
            {words.$changePin}
          </SubmitOnline>
        </Form>
        <Link to="/profile-settings/forgot-pin" className="btn-link self-start">
          {words.$noCodeAskFor}
        </Link>
        <SandboxCode phone={phone} />
      </Step>
      <ErrorAlert error={error} onClose={() => setError(undefined)} />
    </div>
  )
}
