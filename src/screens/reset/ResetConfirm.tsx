import { usePasswordReset, usePasswordResetConfirm } from '#src/api/account.ts'
import { resetForm } from '#src/model/account-forms.ts'
import { codeSent, type CodeStep } from '#src/lib/code-step.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { OtpField } from '#src/ui/fields/OtpField.tsx'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { ResendCode } from '#src/ui/fields/ResendCode.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { UsernameField } from '#src/ui/fields/UsernameField.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { refusedCode } from '../shared/codes/code-fault.ts'
import { SandboxCode } from '../shared/codes/SandboxCode.tsx'
import { words } from './words.ts'

interface Props {
  step: CodeStep
  /** The wait changed: another code was sent, or the time is up. */
  onStep: (step: CodeStep) => void
  onDone: (message: string) => void
  onBack: () => void
  onError: (error: Error | string) => void
}

export const ResetConfirm = ({ step, onStep, onDone, onBack, onError }: Props) => {
  const { phone, ussd } = step
  const form = useForm(resetForm, {
    phoneNumber: phone,
    code: '',
    password: '',
    confirmPassword: '',
  })
  const confirm = usePasswordResetConfirm()
  const ask = usePasswordReset()
  const again = async (otpOption: 'SMS' | 'VOICE') => {
    const { message } = await ask.mutateAsync({ phoneNumber: phone, otpOption })
    onStep({ ...step, ...codeSent(phone, ussd) })
    return message
  }
  const send = form.submit(body =>
    confirm.mutate(body, {
      onSuccess: answer => onDone(answer.message),
      onError: error => onError(refusedCode(error, () => form.set('code', ''))),
    }),
  )
  return (
    <Form onSubmit={send}>
      <p>{words.$ifThisNumberHas}</p>
      <p>
        <b className="num whitespace-nowrap">{displayPhone(phone)}</b>
      </p>
      <OtpField label={words.$otpCode} {...form.field('code')} required />
      <UsernameField value={displayPhone(phone)} />
      <PasswordField
        label={words.$newPassword}
        autoComplete="new-password"
        hint={words.$atLeast8Characters}
        {...form.field('password')}
        required
      />
      <PasswordField
        label={words.$confirmPassword}
        autoComplete="new-password"
        {...form.field('confirmPassword')}
        required
      />
      <Submit loading={confirm.isPending}>{words.$setNewPassword}</Submit>
      <ResendCode
        until={step.resendAt}
        onWaited={() => onStep({ ...step, resendAt: undefined })}
        onResend={again}
        onError={onError}
      />
      <QuietButton onClick={onBack}>{words.$useAnotherNumber}</QuietButton>
      <SandboxCode phone={phone} />
    </Form>
  )
}
