import * as v from 'valibot'
import { usePasswordReset } from '#src/api/account.ts'
import { brand } from '#src/brand.ts'
import { phone } from '#src/lib/fields/typed.ts'
import { codeSent, type CodeStep } from '#src/lib/code-step.ts'
import { canonicalPhone, displayPhone } from '#src/lib/phone.ts'
import { PhoneField } from '#src/ui/fields/PhoneField.tsx'
import { toast } from '#src/ui/toast.ts'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { codeNotSent } from '../shared/codes/use-code-step.ts'
import { words } from './words.ts'

const schema = v.object({ phoneNumber: phone })

interface Props {
  /** The number given before, to be corrected. */
  before: string | undefined
  onSent: (step: CodeStep) => void
  onError: (error: Error | string) => void
}

export const ResetAsk = ({ before, onSent, onError }: Props) => {
  const form = useForm(schema, { phoneNumber: before ? displayPhone(before) : '' })
  const ask = usePasswordReset()
  const send = () => {
    const phoneNumber = canonicalPhone(form.values.phoneNumber)!
    ask.mutate(
      { phoneNumber },
      {
        onSuccess: answer => {
          toast.success(answer.message)
          onSent(codeSent(phoneNumber, brand.ussdCode))
        },
        onError: error => codeNotSent('reset', phoneNumber, error, { onSent, onError }),
      },
    )
  }
  return (
    <Form onSubmit={form.submit(send)}>
      <p>{words.$pleaseEnterYourPhone}</p>
      <PhoneField label={words.$phoneNumber} {...form.field('phoneNumber')} required />
      <Submit loading={ask.isPending}>{words.$sendCode}</Submit>
    </Form>
  )
}
