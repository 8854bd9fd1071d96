import { useResendOtp, useVerifyPhoneOtp } from '#src/api/account.ts'
import { ApiError } from '#src/api/errors.ts'
import type { CodeStep } from '#src/lib/code-step.ts'
import { SignUpCodeForm } from './SignUpCodeForm.tsx'

interface Props {
  step: CodeStep
  onStep: (step: CodeStep) => void
  onBack: () => void
  /** The code was right, and its number has an account. */
  onPhoneTaken: () => void
  onError: (error: Error | string) => void
}

/** The code for a number that has no account yet. */
export const SignUpCode = ({ step, onStep, onBack, onPhoneTaken, onError }: Props) => {
  const verify = useVerifyPhoneOtp()
  const resend = useResendOtp()
  return (
    <SignUpCodeForm
      step={step}
      onStep={onStep}
      onCheck={async code => {
        try {
          await verify.mutateAsync({ phoneNumber: step.phone, code })
        } catch (error) {
          if (error instanceof ApiError && error.refusal === 'phone-taken') return onPhoneTaken()
          throw error
        }
        onStep({ ...step, at: 'password', code })
      }}
      onResend={async otpOption => (await resend.mutateAsync({ phoneNumber: step.phone, otpOption })).message}
      onBack={onBack}
      onError={onError}
    />
  )
}
