import { useRef, type SyntheticEvent } from 'react'
import { useUpdatePhoneNumber, useVerifyPhoneNumberUpdate } from '#src/api/phone/change.ts'
import { isDecided } from '#src/buying/decided.ts'
import { noteNumberChange, unnoteNumberChange } from '#src/play/number-change.ts'
import { bothCodesForm, oneCodeForm } from '#src/model/phone-change.ts'
import { codeSent, type CodeStep } from '#src/lib/code-step.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { DigitsField } from '#src/ui/fields/DigitsField.tsx'
import { OtpField } from '#src/ui/fields/OtpField.tsx'
import { ResendCode } from '#src/ui/fields/ResendCode.tsx'
import { Form, SubmitOnline } from '#src/ui/fields/Form.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { refusedCode } from '../shared/codes/code-fault.ts'
import { SandboxCode } from '../shared/codes/SandboxCode.tsx'
import { words } from './words.ts'

interface Props {
  own: string
  step: CodeStep
  /** Without it no other code can be requested here. */
  pin: string
  /** The wait changed: another code was sent, or the time is up. */
  onStep: (step: CodeStep) => void
  onDone: (message: string) => void
  onError: (error: Error | string) => void
  onBack: () => void
}

export const PhoneChangeVerify = ({ own, step, pin, onStep, onDone, onError, onBack }: Props) => {
  const { phone, hasOld = false } = step
  const form = useForm(hasOld ? bothCodesForm : oneCodeForm, { phoneNumber: phone, code: '', oldCode: '' })
  const verify = useVerifyPhoneNumberUpdate()
  const ask = useUpdatePhoneNumber()
  /** It was sent before, and the number may have changed. */
  const isRepeat = useRef(false)
  const again = async (otpOption: 'SMS' | 'VOICE') => {
    const body = { phoneNumber: phone, transactionPin: pin, hasOldNumber: hasOld, otpOption }
    const { message } = await ask.mutateAsync(body)
    onStep({ ...step, ...codeSent(phone, step.ussd) })
    return message
  }
  const change = () => {
    const { code: typed, oldCode } = form.values
    noteNumberChange(own, phone)
    verify.mutate(
      { phoneNumber: phone, code: typed, ...(hasOld ? { oldCode } : {}) },
      {
        onSuccess: answer => onDone(answer.message),
        // The service does not say which of the codes is at fault.
        onError: failure => {
          if (isDecided(failure, isRepeat.current)) unnoteNumberChange()
          else isRepeat.current = true
          onError(
            refusedCode(failure, () => {
              form.set('code', '')
              form.set('oldCode', '')
            }),
          )
        },
      },
    )
  }
  const send = (event: SyntheticEvent<HTMLFormElement>) => form.submit(change)(event)
  return (
    <Form onSubmit={send}>
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
      <SubmitOnline offline={words.$youAreOfflineThe} loading={verify.isPending}>
        {words.$changeNumber}
      </SubmitOnline>
      {pin && (
        <ResendCode
          until={step.resendAt}
          onWaited={() => onStep({ ...step, resendAt: undefined })}
          onResend={again}
          onError={onError}
        />
      )}
      <QuietButton onClick={onBack}>{words.$anotherNumberOrNew}</QuietButton>
      <SandboxCode phone={phone} />
    </Form>
  )
}
