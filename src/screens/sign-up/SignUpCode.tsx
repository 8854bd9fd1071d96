import { useEffect, useRef, useState } from 'react'
import { useResendOtp, useVerifyPhoneOtp } from '#src/api/account.ts'
import { canonicalPhone, displayPhone } from '#src/lib/phone.ts'
import { Button } from '#src/ui/Button.tsx'
import { Countdown } from '#src/ui/Countdown.tsx'
import { OtpField } from '#src/ui/OtpField.tsx'
import { ResendOtpModal } from '#src/ui/ResendOtpModal.tsx'
import { toast } from '#src/ui/toast.ts'
import { ShellSandboxCode } from '../shell/ShellSandboxCode.tsx'
import { resendWaitUntil, startResendWait } from './resend-timer.ts'

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
  const [code, setCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const [until, setUntil] = useState(() => resendWaitUntil(phone))
  const [choosing, setChoosing] = useState(false)

  const verify = useVerifyPhoneOtp()
  const resend = useResendOtp()
  const check = (digits: string) => {
    if (verify.isPending || !/^\d{6}$/.test(digits)) return
    verify.mutate(
      { phone_number: phone, code: digits },
      {
        onSuccess: () => onVerified(digits),
        onError: error => {
          setCode('')
          onError(error.message)
        },
      },
    )
  }
  const sendAgain = (otp_option: 'SMS' | 'VOICE') =>
    resend.mutate(
      { phone_number: phone, otp_option },
      {
        onSuccess: answer => {
          setUntil(startResendWait(phone))
          toast.success(answer.message)
        },
        onError: error => onError(error.message),
        onSettled: () => setChoosing(false),
      },
    )

  return (
    <form
      ref={form}
      className="stack"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        check(code)
      }}
    >
      <p>Enter the OTP code sent to your Phone Number to complete Verification.</p>
      <p className="row">
        <b className="num whitespace-nowrap">{displayPhone(canonicalPhone(phone) ?? phone)}</b>
        <button type="button" className="btn-link" onClick={onBack}>
          Change number
        </button>
      </p>
      <OtpField
        label="OTP code"
        value={code}
        onChange={setCode}
        onComplete={check}
        disabled={verify.isPending}
      />
      <p className="hint">This is a one-time verification process</p>
      <Button type="submit" kind="gold" block loading={verify.isPending} disabled={code.length < 6}>
        Verify
      </Button>
      {until > 0 ? (
        <p className="hint">
          You can ask for another code in{' '}
          <Countdown to={until} format="mm:ss" onEnd={() => setUntil(resendWaitUntil(phone))} />
        </p>
      ) : (
        <Button type="button" kind="quiet" block onClick={() => setChoosing(true)}>
          Resend code
        </Button>
      )}
      <p className="hint">
        No code? Dial <b className="num text-ink">{ussd}</b> on the phone you registered with to verify it,
        then try again.
      </p>
      <ShellSandboxCode phone={phone} />
      <ResendOtpModal
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={sendAgain}
        loading={resend.isPending}
      />
    </form>
  )
}
