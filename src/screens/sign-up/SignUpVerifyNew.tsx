import { useState } from 'react'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { SignUpCode } from './SignUpCode.tsx'
import { SignUpPassword } from './SignUpPassword.tsx'
import { SignUpPhone } from './SignUpPhone.tsx'

type Step =
  | { at: 'phone' }
  | { at: 'code'; phone: string; ussd: string }
  | { at: 'password'; phone: string; code: string }
  | { at: 'known' }

/** A visitor's number: its code, then a password for the new account; a number that has one leads to the login. */
export const SignUpVerifyNew = ({
  source,
  onError,
}: {
  source: string
  onError: (message: string) => void
}) => {
  const [step, setStep] = useState<Step>({ at: 'phone' })
  const startAgain = () => setStep({ at: 'phone' })
  return (
    <>
      <h2 className="title-2">Verify your phone number</h2>
      <SignUpPhone
        source={source}
        onSent={(phone, ussd) => setStep({ at: 'code', phone, ussd })}
        onError={onError}
      />
      <Modal
        open={step.at !== 'phone'}
        onClose={startAgain}
        title={step.at === 'known' ? 'This number is verified already' : 'Verify your phone number'}
      >
        {step.at === 'code' && (
          <SignUpCode
            phone={step.phone}
            ussd={step.ussd}
            onVerified={code => setStep({ at: 'password', phone: step.phone, code })}
            onBack={startAgain}
            onError={onError}
          />
        )}
        {step.at === 'password' && (
          <SignUpPassword
            phone={step.phone}
            code={step.code}
            // The session opens, and this screen says by itself that the number is verified.
            onDone={startAgain}
            onCodeLost={startAgain}
            onPhoneTaken={() => setStep({ at: 'known' })}
            onError={onError}
          />
        )}
        {step.at === 'known' && (
          <>
            <p>It has an account. Log in with its password, and your picks are where you left them.</p>
            <LinkButton to="/user/login" search={{ source }} kind="gold" block>
              Continue to Login
            </LinkButton>
          </>
        )}
      </Modal>
    </>
  )
}
