// Sign-up: number, code, password and consent. The phone is asked for once; every error stays on its step.
import { useState } from 'react'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { GoogleButton } from '../shared/GoogleButton.tsx'
import { Step } from '../shared/Step.tsx'
import { useCodeStep } from '../shared/codes/use-code-step.ts'
import { words as emailWords } from '../shared/email-words.ts'
import { SignUpCode } from './SignUpCode.tsx'
import { SignUpEmail } from './SignUpEmail.tsx'
import { SignUpKnown } from './SignUpKnown.tsx'
import { SignUpLogInLink } from './SignUpLogInLink.tsx'
import { SignUpPassword } from './SignUpPassword.tsx'
import { SignUpPhone } from './SignUpPhone.tsx'
import { words } from './words.ts'

const abouts = {
  phone: words.$aNigerianMobileNumber,
  code: words.$weHaveSentA,
  password: words.$withItYouLog,
  email: emailWords.$youLogInWith,
}

interface Props {
  source?: string | undefined
  /** A friend's link led here. */
  isInvited: boolean
}

export const SignUp = ({ source, isInvited }: Props) => {
  const [step, setStep] = useCodeStep('sign-up')
  const [error, setError] = useState<Error | string>()
  const at = step?.at ?? 'phone'
  const [isKnown, setIsKnown] = useState(false)
  const goToLogin = () => {
    setStep(step && { ...step, at: 'phone' })
    setIsKnown(true)
  }
  const number = { phone: 1, code: 2, password: 3, email: 4 }[at]

  if (isKnown)
    return (
      <div className="w-full max-w-md stack">
        <Step title={words.$thisNumberIsVerified} drawing="phone-check">
          <SignUpKnown source={source} />
          <QuietButton onClick={() => setIsKnown(false)}>{words.$changeNumber}</QuietButton>
        </Step>
      </div>
    )
  return (
    <div className="w-full max-w-md stack">
      <Step
        title={at === 'email' ? emailWords.$confirmYourEMail : words.$createAccount}
        drawing={number > 2 ? 'lock' : 'phone-check'}
        count={[number, Math.max(3, number)]}
        about={abouts[at]}
      >
        {at === 'phone' && source?.includes('summary') && (
          <p className="font-bold">{words.$yourPicksAreKept}</p>
        )}
        {at === 'phone' && isInvited && <p className="font-bold">{words.$aFriendInvitedYou}</p>}
        {at === 'phone' && (
          <SignUpPhone
            onSent={setStep}
            onError={setError}
            before={step?.phone}
            isNext={source?.includes('summary') ?? false}
          >
            <GoogleButton source={source} onError={setError} />
            <SignUpLogInLink source={source} />
          </SignUpPhone>
        )}
        {step && at === 'code' && (
          <SignUpCode
            step={step}
            onStep={setStep}
            onBack={() => setStep({ ...step, at: 'phone' })}
            onPhoneTaken={goToLogin}
            onError={setError}
          />
        )}
        {step && at === 'password' && (
          <SignUpPassword
            phone={step.phone}
            code={step.code ?? ''}
            onDone={() => setStep(undefined)}
            onMailed={email => setStep({ ...step, at: 'email', email, sentAt: Date.now() })}
            onCodeLost={() => setStep({ ...step, at: 'phone' })}
            onPhoneTaken={goToLogin}
            onError={setError}
          />
        )}
        {step?.email && at === 'email' && (
          <SignUpEmail
            email={step.email}
            source={source}
            onSentAgain={() => setStep({ ...step, sentAt: Date.now() })}
            onDone={() => setStep(undefined)}
            onError={setError}
          />
        )}
      </Step>
      <ErrorAlert error={error} onClose={() => setError(undefined)} />
    </div>
  )
}
