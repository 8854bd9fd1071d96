import { useEffect, useRef, useState, type FocusEvent } from 'react'
import * as v from 'valibot'
import { code as codeWord } from '#src/contract/words.ts'
import { codeSent, type CodeStep } from '#src/lib/code-step.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { codeFault } from '../shared/code-fault.ts'
import { Button } from '#src/ui/Button.tsx'
import { OtpField } from '#src/ui/fields/OtpField.tsx'
import { ResendCode } from '#src/ui/fields/ResendCode.tsx'
import { SandboxCode } from '../shared/SandboxCode.tsx'

interface Props {
  step: CodeStep
  /** Other seconds to wait: another code was sent, or the wait is over. */
  onStep: (step: CodeStep) => void
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
const isLeftFor = ({ currentTarget: field, relatedTarget: next }: FocusEvent<HTMLElement>): boolean =>
  field !== document.activeElement &&
  // Into an alert that opens over it: the focus comes back.
  (next === null || next.closest('dialog') === field.closest('dialog')) &&
  !field.closest('form')?.querySelector('button:active')

const wordsOf = (error: unknown) => (error instanceof Error ? codeFault(error) : String(error))

/** A one-time code: judged by itself once six digits are there, cleared when it is wrong, sent again by SMS or voice. */
export const SignUpCodeForm = ({ step, onStep, onCheck, onResend, onBack, onError }: Props) => {
  const { phone, ussd } = step
  const [code, setCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const [checking, setChecking] = useState(false)
  // Nobody is told that a code is too short while it is typed.
  const [isLeft, setIsLeft] = useState(false)

  const check = async (digits: string) => {
    if (checking) return
    if (faultOf(digits)) return setIsLeft(true)
    setChecking(true)
    try {
      await onCheck(digits)
    } catch (error) {
      setCode('')
      setIsLeft(false)
      form.current?.querySelector('input')?.focus()
      onError(wordsOf(error))
    }
    setChecking(false)
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
        <b className="num whitespace-nowrap">{displayPhone(phone)}</b>
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
        busy={checking}
      />
      <p className="hint">This is a one-time verification process</p>
      <Button type="submit" kind="gold" block loading={checking}>
        Verify
      </Button>
      <ResendCode
        until={step.resendAt}
        onWaited={() => onStep({ ...step, resendAt: undefined })}
        onResend={async option => {
          const said = await onResend(option)
          onStep({ ...step, ...codeSent(phone, ussd) })
          return said
        }}
        onError={error => onError(wordsOf(error))}
      />
      <p className="hint">
        No code? Dial <b className="num text-ink">{ussd}</b> on the phone you registered with to verify it,
        then try again.
      </p>
      <SandboxCode phone={phone} />
    </form>
  )
}
