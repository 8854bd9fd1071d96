import { useEffect, useRef, type ReactNode } from 'react'
import * as v from 'valibot'
import { useOnboardViaPhone } from '#src/api/account.ts'
import { phone } from '#src/lib/fields/typed.ts'
import { codeSent, type CodeStep } from '#src/lib/code-step.ts'
import { canonicalPhone, displayPhone } from '#src/lib/phone.ts'
import { PhoneField } from '#src/ui/fields/PhoneField.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { codeNotSent } from '../shared/codes/use-code-step.ts'
import { words } from './words.ts'

const schema = v.object({ phoneNumber: phone })

interface Props {
  onSent: (step: CodeStep) => void
  onError: (error: Error | string) => void
  /** The number given before, to be corrected. */
  before?: string | undefined
  /** The number is all that is missing for a ticket, so the field has the focus. */
  isNext?: boolean
  /** Other ways to continue. */
  children: ReactNode
}

export const SignUpPhone = ({ onSent, onError, before, isNext = false, children }: Props) => {
  const form = useForm(schema, { phoneNumber: before ? displayPhone(before) : '' })
  const onboard = useOnboardViaPhone()
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isNext) box.current?.querySelector('input')?.focus()
  }, [isNext])
  const field = form.field('phoneNumber')
  const send = () => {
    const phoneNumber = canonicalPhone(form.values.phoneNumber)!
    onboard.mutate(
      { phoneNumber },
      {
        onSuccess: answer => onSent(codeSent(phoneNumber, answer.data.ussdCode)),
        onError: error => codeNotSent('sign-up', phoneNumber, error, { onSent, onError }),
      },
    )
  }

  return (
    <Form ref={box} onSubmit={form.submit(send)}>
      <p>{words.$pleaseEnterYourPhone}</p>
      <PhoneField
        label={words.$phoneNumber}
        {...field}
        // A field that had the focus from the start may be untouched: a fault would move the links from under a finger.
        onBlur={event => (!isNext || field.value) && field.onBlur(event)}
        required
      />
      <Submit loading={onboard.isPending}>{words.$continue}</Submit>
      {children}
    </Form>
  )
}
