import { useEffect, useRef, useState, type FocusEvent } from 'react'
import * as v from 'valibot'
import { code as codeWord } from '#src/contract/words.ts'
import { canonicalPhone, displayPhone } from '#src/lib/phone.ts'
import { Button } from '#src/ui/Button.tsx'
import { Countdown } from '#src/ui/Countdown.tsx'
import { OtpField } from '#src/ui/OtpField.tsx'
import { ResendOtpModal } from '#src/ui/ResendOtpModal.tsx'
import { toast } from '#src/ui/toast.ts'
import { ShellSandboxCode } from '../shell/ShellSandboxCode.tsx'
import { resendWaitUntil, startResendWait } from './resend-timer.ts'

interface Props {
  phone: string
  /** Dialled where no code arrives. */
  ussd: string
  /** Judges six digits. @throws with the words of the service */
  onCheck: (code: string) => Promise<unknown>
  /** Sends another code. @returns what the service says of it */
  onResend: (option: 'SMS' | 'VOICE') => Promise<string>
  onBack?: () => void
  onError: (message: string) => void
}

/** Undefined for six digits. */
const faultOf = (code: string): string | undefined => v.safeParse(codeWord, code).issues?.[0].message

/**
 * Not by a press on a button, which a fault shown now would move from under the finger; nor by a look into another app for
 * the code, where the field stays the active one.
 */
const isLeftFor = ({ currentTarget: field }: FocusEvent<HTMLElement>): boolean =>
  field !== document.activeElement && !field.closest('form')?.querySelector('button:active')

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A one-time code: judged by itself once six digits are there, cleared when it is wrong, sent again by SMS or voice. */
export const SignUpCodeForm = ({ phone, ussd, onCheck, onResend, onBack, onError }: Props) => {
  const [code, setCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const [until, setUntil] = useState(() => resendWaitUntil(phone))
  const [choosing, setChoosing] = useState(false)
  const [checking, setChecking] = useState(false)
  // Nobody is told that a code is too short while it is typed.
  const [isLeft, setIsLeft] = useState(false)
  const [sending, setSending] = useState(false)

  const check = async (digits: string) => {
    if (checking) return
    if (faultOf(digits)) return setIsLeft(true)
    setChecking(true)
    try {
      await onCheck(digits)
    } catch (error) {
      setCode('')
      onError(wordsOf(error))
    }
    setChecking(false)
  }
  const sendAgain = async (option: 'SMS' | 'VOICE') => {
    setSending(true)
    try {
      toast.success(await onResend(option))
      setUntil(startResendWait(phone))
    } catch (error) {
      onError(wordsOf(error))
    }
    setSending(false)
    setChoosing(false)
  }

  return (
    <form
      ref={form}
      className="stack"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (faultOf(code)) form.current?.querySelector('input')?.focus()
        void check(code)
      }}
    >
      <p>Enter the OTP code sent to your Phone Number to complete Verification.</p>
      <p className="row">
        <b className="num whitespace-nowrap">{displayPhone(canonicalPhone(phone) ?? phone)}</b>
        {onBack && (
          <button type="button" className="btn-link" onClick={onBack}>
            Change number
          </button>
        )}
      </p>
      <OtpField
        label="OTP code"
        value={code}
        onChange={digits => {
          setCode(digits)
          setIsLeft(false)
        }}
        onBlur={event => setIsLeft(isLeftFor(event))}
        error={isLeft ? faultOf(code) : undefined}
        required
        onComplete={digits => void check(digits)}
        disabled={checking}
      />
      <p className="hint">This is a one-time verification process</p>
      <Button type="submit" kind="gold" block loading={checking}>
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
        onChoose={option => void sendAgain(option)}
        loading={sending}
      />
    </form>
  )
}
