import { useActivatePhone, useSendActivation } from '#src/api/phone/check.ts'
import { codeSent } from '#src/lib/code-step.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { GoldButton } from '#src/ui/buttons/Wide.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { codeNotSent, useCodeStep } from '../shared/codes/use-code-step.ts'
import { SignUpCodeForm } from './SignUpCodeForm.tsx'
import { words } from './words.ts'

interface Props {
  phone: string
  onError: (error: Error | string) => void
}

/** For a player whose number is unverified: sends a code and opens the modal to enter it. */
export const SignUpVerifyOwn = ({ phone, onError }: Props) => {
  const [kept, setStep] = useCodeStep('verify')
  const step = kept?.phone === phone ? kept : undefined
  const send = useSendActivation()
  const activate = useActivatePhone()
  const begin = () =>
    send.mutate('SMS', {
      onSuccess: answer => setStep(codeSent(phone, answer.ussdCode)),
      onError: error => codeNotSent('verify', phone, error, { onSent: setStep, onError }),
    })
  const close = () => setStep(step && { ...step, at: 'phone' })
  return (
    <>
      <p>
        {words.$weSendACode} <b className="num whitespace-nowrap">{displayPhone(phone)}</b>
        {words.$prizesArePaidTo}
      </p>
      <GoldButton loading={send.isPending} onClick={begin}>
        {words.$sendTheCode}
      </GoldButton>
      <Modal open={step?.at === 'code'} onClose={close} title={words.$verifyYourPhoneNumber}>
        {step?.at === 'code' && (
          <SignUpCodeForm
            step={step}
            onStep={setStep}
            onCheck={code => activate.mutateAsync(code).then(() => setStep(undefined))}
            onResend={async option => (await send.mutateAsync(option)).message}
            onError={onError}
          />
        )}
      </Modal>
    </>
  )
}
