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
        await verify.mutateAsync({ phone_number: step.phone, code })
        onStep({ ...step, at: 'password', code })
      }}
      onResend={async otp_option =>
        (await resend.mutateAsync({ phone_number: step.phone, otp_option })).message
      }
      onBack={onBack}
      onError={onError}
    />
  )
}
