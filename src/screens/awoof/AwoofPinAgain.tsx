import { useState } from 'react'
import { useShowBidPin } from '#src/api/items/items.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { PinField } from '#src/ui/fields/PinField.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { AwoofPin } from './AwoofPin.tsx'
import { words } from './words.ts'

/** Shown only after the transaction PIN. */
export const AwoofPinAgain = ({ id }: { id: string }) => {
  const [isAsked, setAsked] = useState(false)
  const [pin, setPin] = useState('')
  const show = useShowBidPin(id)
  if (show.data) return <AwoofPin pin={show.data.cashoutPin} />
  if (!isAsked) return <QuietButton onClick={() => setAsked(true)}>{words.$showPin}</QuietButton>
  return (
    <Form onSubmit={() => show.mutate(pin)}>
      <PinField label={words.$transactionPin} value={pin} onChange={setPin} />
      <Submit kind="brand" loading={show.isPending} disabled={pin.length < 4}>
        {words.$showPin}
      </Submit>
      <ErrorAlert error={show.error} onClose={show.reset} />
    </Form>
  )
}
