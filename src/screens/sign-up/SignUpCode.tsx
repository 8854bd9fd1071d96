import { useResendOtp, useVerifyPhoneOtp } from '#src/api/account.ts'
import { SignUpCodeForm } from './SignUpCodeForm.tsx'

/** The code of a number that has no account yet. */
export const SignUpCode = ({
  phone,
  ussd,
  onVerified,
  onBack,
  onError,
}: {
  phone: string
  ussd: string
  onVerified: (code: string) => void
  onBack: () => void
  onError: (message: string) => void
}) => {
  const verify = useVerifyPhoneOtp()
  const resend = useResendOtp()
  return (
    <SignUpCodeForm
      phone={phone}
      ussd={ussd}
      onCheck={async code => {
        await verify.mutateAsync({ phone_number: phone, code })
        onVerified(code)
      }}
      onResend={async otp_option => (await resend.mutateAsync({ phone_number: phone, otp_option })).message}
      onBack={onBack}
      onError={onError}
    />
  )
}
