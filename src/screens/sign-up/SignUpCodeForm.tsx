import { useEffect, useRef, useState, type FocusEvent } from 'react'
import * as v from 'valibot'
import { code as codeWord } from '#src/lib/fields/typed.ts'
import { said } from '#src/lib/language/said.ts'
import { codeSent, type CodeStep } from '#src/lib/code-step.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { TextButton } from '#src/ui/buttons/TextButton.tsx'
import { codeFault, isCodeAtFault } from '../shared/codes/code-fault.ts'
import { OtpField } from '#src/ui/fields/OtpField.tsx'
import { ResendCode } from '#src/ui/fields/ResendCode.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { SandboxCode } from '../shared/codes/SandboxCode.tsx'
import { words } from './words.ts'

interface Props {
  step: CodeStep
  /** The wait changed: another code was sent, or the time is up. */
  onStep: (step: CodeStep) => void
  /** Checks six digits. @throws with the service's message */
  onCheck: (code: string) => Promise<unknown>
  /** Sends another code. @returns the service's message */
  onResend: (option: 'SMS' | 'VOICE') => Promise<string>
  onBack?: () => void
  onError: (error: Error | string) => void
}

/** Undefined for six digits. */
const faultOf = (code: string): string | undefined => {
  const { issues } = v.safeParse(codeWord, code)
  return issues && said(issues[0].message)
}

/**
 * Whether the field was really left. A button press does not count, as an error now would move the button
 * from under the finger; nor does switching apps to read the code, which leaves the field active.
 */
const isLeftFor = ({ currentTarget: field, relatedTarget: next }: FocusEvent<HTMLElement>): boolean =>
  field !== document.activeElement &&
  // An alert opening over the field gives the focus back.
  (next === null || next.closest('dialog') === field.closest('dialog')) &&
  !field.closest('form')?.querySelector('button:active')

/** A one-time code: submits itself at six digits, clears if wrong, can be resent by SMS or voice. */
export const SignUpCodeForm = ({ step, onStep, onCheck, onResend, onBack, onError }: Props) => {
  const { phone, ussd } = step
  const [code, setCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const [checking, setChecking] = useState(false)
  // No "too short" while still typing.
  const [isLeft, setIsLeft] = useState(false)

  const check = async (digits: string) => {
    if (checking) return
    if (faultOf(digits)) return setIsLeft(true)
    setChecking(true)
    try {
      await onCheck(digits)
    } catch (error) {
      // If only the network failed, pressing again is enough.
      if (isCodeAtFault(error)) {
        setCode('')
        setIsLeft(false)
        form.current?.querySelector('input')?.focus()
      }
      onError(codeFault(error as Error))
    }
    setChecking(false)
  }
  return (
    <Form
      ref={form}
      onSubmit={() => {
        if (faultOf(code)) form.current?.querySelector('input')?.focus()
        void check(code)
      }}
    >
      <p>{words.$enterTheOtpCode}</p>
      <p className="row">
        <b className="num whitespace-nowrap">{displayPhone(phone)}</b>
        {onBack && <TextButton onClick={onBack}>{words.$changeNumber}</TextButton>}
      </p>
      <OtpField
        label={words.$otpCode}
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
      <p className="hint">{words.$thisIsAOne}</p>
      <Submit loading={checking}>{words.$verify}</Submit>
      <ResendCode
        until={step.resendAt}
        onWaited={() => onStep({ ...step, resendAt: undefined })}
        onResend={async option => {
          const message = await onResend(option)
          onStep({ ...step, ...codeSent(phone, ussd) })
          return message
        }}
        onError={onError}
      />
      <p className="hint">
        {words.$noCodeDial} <b className="num text-ink">{ussd}</b> {words.$onThePhoneYou}
      </p>
      <SandboxCode phone={phone} />
    </Form>
  )
}
