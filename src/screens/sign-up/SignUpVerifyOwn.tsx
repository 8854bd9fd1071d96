import { useState } from 'react'
import { useActivatePhone, useSendActivation } from '#src/api/phone-check.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { SignUpCodeForm } from './SignUpCodeForm.tsx'
import { startResendWait } from './resend-timer.ts'

/** A player whose number is not verified yet: a code to it, and the modal in which it is entered. */
export const SignUpVerifyOwn = ({
  phone,
  onError,
}: {
  phone: string
  onError: (message: string) => void
}) => {
  const [ussd, setUssd] = useState<string>()
  const send = useSendActivation()
  const activate = useActivatePhone()
  const begin = () =>
    send.mutate('SMS', {
      onSuccess: answer => {
        startResendWait(phone)
        setUssd(answer.ussd_code)
      },
      onError: error => onError(error.message),
    })
  return (
    <>
      <h2 className="title-2">Verify your phone number</h2>
      <p>
        We send a code to <b className="num whitespace-nowrap">{displayPhone(phone)}</b>, once, before your
        first ticket. Prizes are paid to the owner of this number.
      </p>
      <Button kind="gold" block loading={send.isPending} onClick={begin}>
        Send the code
      </Button>
      <Modal open={ussd !== undefined} onClose={() => setUssd(undefined)} title="Verify your phone number">
        <SignUpCodeForm
          phone={phone}
          ussd={ussd ?? ''}
          onCheck={code => activate.mutateAsync(code)}
          onResend={async option => (await send.mutateAsync(option)).message}
          onError={onError}
        />
      </Modal>
    </>
  )
}
