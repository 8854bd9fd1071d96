import { useState } from 'react'
import { useVerifyPhoneNumberUpdate } from '#src/api/phone/change.ts'
import { noteNumberChange } from '#src/play/number-change.ts'
import { bothCodesForm, oneCodeForm } from '#src/model/phone-change.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { Button } from '#src/ui/Button.tsx'
import { DigitsField } from '#src/ui/fields/DigitsField.tsx'
import { OtpField } from '#src/ui/fields/OtpField.tsx'
import { Submit } from '#src/ui/fields/Submit.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { codeFault, focusCode, isCodeAtFault } from '../shared/code-fault.ts'
import { SandboxCode } from '../shared/SandboxCode.tsx'
import type { Asked } from './PhoneChange.tsx'
import { words } from './words.ts'

interface Props {
  own: string
  asked: Asked
  onDone: (message: string) => void
  onBack: () => void
}

export const PhoneChangeVerify = ({ own, asked: { phone, hasOld }, onDone, onBack }: Props) => {
  const form = useForm(hasOld ? bothCodesForm : oneCodeForm, { phoneNumber: phone, code: '', oldCode: '' })
  const verify = useVerifyPhoneNumberUpdate()
  const online = useOnline()
  const [error, setError] = useState<string>()
  const send = form.submit(() => {
    const { code: typed, oldCode } = form.values
    noteNumberChange(own, phone)
    verify.mutate(
      { phoneNumber: phone, code: typed, ...(hasOld ? { oldCode } : {}) },
      {
        onSuccess: answer => onDone(answer.message),
        onError: failure => {
          if (isCodeAtFault(failure)) {
            // The service does not say which of them.
            form.set('code', '')
            form.set('oldCode', '')
            focusCode()
          }
          setError(codeFault(failure))
        },
      },
    )
  })
  return (
    <form className="stack" noValidate onSubmit={send}>
      <OtpField label={words.$codeSentTo(displayPhone(phone))} {...form.field('code')} required />
      {hasOld && (
        <DigitsField
          label={words.$codeSentTo(displayPhone(own))}
          length={6}
          autoComplete="one-time-code"
          {...form.field('oldCode')}
          required
        />
      )}
      {!online && <p role="status">{words.$youAreOfflineThe}</p>}
      <Submit loading={verify.isPending} disabled={!online}>
        {words.$changeNumber}
      </Submit>
      <Button type="button" kind="quiet" block onClick={onBack}>
        {words.$anotherNumberOrNew}
      </Button>
      <SandboxCode phone={phone} />
      <ErrorAlert error={error} onClose={() => setError(undefined)} />
    </form>
  )
}
