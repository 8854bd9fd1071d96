import { useState } from 'react'
import { OtpField } from '#src/ui/fields/OtpField.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { useCodeStep } from '../shared/codes/use-code-step.ts'
import { SignUpCode } from './SignUpCode.tsx'
import { SignUpKnown } from './SignUpKnown.tsx'
import { SignUpLogInLink } from './SignUpLogInLink.tsx'
import { SignUpPassword } from './SignUpPassword.tsx'
import { SignUpPhone } from './SignUpPhone.tsx'
import { words } from './words.ts'

interface Props {
  source: string
  onError: (error: Error | string) => void
}

/**
 * A visitor's number: its code, then a password for the new account. A number that has one goes to the login.
 */
export const SignUpVerifyNew = ({ source, onError }: Props) => {
  const [step, setStep] = useCodeStep('sign-up')
  const [isKnown, setIsKnown] = useState(false)
  const startAgain = () => {
    setIsKnown(false)
    setStep(step && { ...step, at: 'phone' })
  }
  const goToLogin = () => {
    startAgain()
    setIsKnown(true)
  }
  const isOpen = isKnown || (step !== undefined && step.at !== 'phone')
  return (
    <>
      <SignUpPhone onSent={setStep} onError={onError}>
        <SignUpLogInLink source={source} />
      </SignUpPhone>
      <Modal
        open={isOpen}
        onClose={startAgain}
        title={isKnown ? words.$thisNumberIsVerified : words.$verifyYourPhoneNumber}
      >
        {step?.at === 'code' && (
          <SignUpCode
            step={step}
            onStep={setStep}
            onBack={startAgain}
            onPhoneTaken={goToLogin}
            onError={onError}
          />
        )}
        {step?.at === 'password' && (
          <>
            <OtpField label={words.$otpCode} value={step.code ?? ''} onChange={() => undefined} disabled />
            <SignUpPassword
              phone={step.phone}
              code={step.code ?? ''}
              // The session opens, and this screen notices that the number is verified.
              onDone={() => setStep(undefined)}
              onCodeLost={startAgain}
              onPhoneTaken={goToLogin}
              onError={onError}
            />
          </>
        )}
        {isKnown && <SignUpKnown source={source} />}
      </Modal>
    </>
  )
}
