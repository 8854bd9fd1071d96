import { brand } from '#src/brand.ts'
import { useUpdatePhoneNumber } from '#src/api/phone/change.ts'
import { newPhoneForm } from '#src/model/phone-change.ts'
import { codeSent, type CodeStep } from '#src/lib/code-step.ts'
import { canonicalPhone, displayPhone } from '#src/lib/phone.ts'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { PhoneField } from '#src/ui/fields/PhoneField.tsx'
import { PinField } from '#src/ui/fields/PinField.tsx'
import { Form, SubmitOnline } from '#src/ui/fields/Form.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { codeNotSent } from '../shared/codes/use-code-step.ts'
import { words } from './words.ts'

interface Props {
  own: string
  /** The number given before, to be corrected. */
  before: string | undefined
  onAsked: (step: CodeStep, pin: string) => void
  onError: (error: Error | string) => void
}

export const PhoneChangeAsk = ({ own, before, onAsked, onError }: Props) => {
  const form = useForm(newPhoneForm, {
    phoneNumber: before ? displayPhone(before) : '',
    transactionPin: '',
    hasOldNumber: true,
  })
  const ask = useUpdatePhoneNumber()
  const { transactionPin: pin, hasOldNumber: hasOld } = form.values
  const onSent = (step: CodeStep) => onAsked({ ...step, hasOld }, pin)
  const send = form.submit(body => {
    const phone = canonicalPhone(body.phoneNumber)!
    ask.mutate(body, {
      onSuccess: () => onSent(codeSent(phone, brand.ussdCode)),
      onError: failure => {
        form.set('transactionPin', '')
        codeNotSent(`phone:${own}`, phone, failure, { onSent, onError })
      },
    })
  })
  return (
    <Form onSubmit={send}>
      <PhoneField label={words.$newPhoneNumber} {...form.field('phoneNumber')} required />
      <Checkbox {...form.box('hasOldNumber')}>
        {words.$iStillHaveMy} <b className="num whitespace-nowrap">{displayPhone(own)}</b>
      </Checkbox>
      {!hasOld && (
        <p className="hint" role="note">
          {words.$thenTheNewNumber}
        </p>
      )}
      <PinField
        label={words.$transactionPin}
        name="transactionPin"
        value={pin}
        onChange={value => form.set('transactionPin', value)}
        error={pin.length === 4 || pin === '' ? form.errors.transactionPin : undefined}
      />
      <SubmitOnline offline={words.$youAreOfflineThe} loading={ask.isPending}>
        {hasOld ? words.$sendBothCodes : words.$sendTheCode}
      </SubmitOnline>
    </Form>
  )
}
