import { useState } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { useUpdatePhoneNumber } from '#src/api/phone/change.ts'
import { newPhoneForm } from '#src/model/phone-change.ts'
import { canonicalPhone, displayPhone } from '#src/lib/phone.ts'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { PhoneField } from '#src/ui/fields/PhoneField.tsx'
import { PinField } from '#src/ui/fields/PinField.tsx'
import { Submit } from '#src/ui/fields/Submit.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import type { Asked } from './PhoneChange.tsx'
import { words } from './words.ts'

export const PhoneChangeAsk = ({
  own,
  before,
  onAsked,
}: {
  own: string
  /** The number given before, to be corrected. */
  before: string | undefined
  onAsked: (asked: Asked) => void
}) => {
  const form = useForm(newPhoneForm, {
    phoneNumber: before ? displayPhone(before) : '',
    transactionPin: '',
    hasOldNumber: true,
  })
  const ask = useUpdatePhoneNumber()
  const online = useOnline()
  const [error, setError] = useState<Error>()
  const { transactionPin: pin, hasOldNumber: hasOld } = form.values
  const send = form.submit(body => {
    const asked = { phone: canonicalPhone(body.phoneNumber)!, hasOld }
    ask.mutate(body, {
      onSuccess: () => onAsked(asked),
      onError: failure => {
        // The codes sent before are still good.
        if (failure instanceof ApiError && failure.refusal === 'code-too-soon') return onAsked(asked)
        form.set('transactionPin', '')
        setError(failure)
      },
    })
  })
  return (
    <form className="stack" noValidate onSubmit={send}>
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
      {!online && <p role="status">{words.$youAreOfflineThe}</p>}
      <Submit loading={ask.isPending} disabled={!online}>
        {hasOld ? words.$sendBothCodes : words.$sendTheCode}
      </Submit>
      <ErrorAlert error={error} onClose={() => setError(undefined)} />
    </form>
  )
}
