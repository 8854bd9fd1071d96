import { useResendOtp, useVerifyPhoneOtp } from '#src/api/account.ts'
import type { CodeStep } from '#src/lib/code-step.ts'
import { SignUpCodeForm } from './SignUpCodeForm.tsx'

/** The code for a number that has no account yet. */
export const SignUpCode = ({
  step,
  onStep,
  onBack,
  onError,
}: {
  step: CodeStep
  onStep: (step: CodeStep) => void
  onBack: () => void
  onError: (message: string) => void
}) => {
  const verify = useVerifyPhoneOtp()
  const resend = useResendOtp()
  return (
    <SignUpCodeForm
      step={step}
      onStep={onStep}
      onCheck={async code => {
        await verify.mutateAsync({ phoneNumber: step.phone, code })
        onStep({ ...step, at: 'password', code })
      }}
      onResend={async otpOption => (await resend.mutateAsync({ phoneNumber: step.phone, otpOption })).message}
      onBack={onBack}
      onError={onError}
    />
  )
}
