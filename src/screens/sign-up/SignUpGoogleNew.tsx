// A Google account not yet linked to anybody: a new number and its code, or the password of an existing account.
import { useState } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { TextButton } from '#src/ui/buttons/TextButton.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { words } from '../shared/google-words.ts'
import { Step } from '../shared/Step.tsx'
import { useCodeStep } from '../shared/codes/use-code-step.ts'
import { SignUpCode } from './SignUpCode.tsx'
import { SignUpGoogleEnd } from './SignUpGoogleEnd.tsx'
import { SignUpGoogleOwn } from './SignUpGoogleOwn.tsx'
import { SignUpPhone } from './SignUpPhone.tsx'
import { words as signUpWords } from './words.ts'

const abouts = { phone: words.$onceThenGoogle, code: signUpWords.$weHaveSentA, password: words.$lastStep }

interface Props {
  idToken: string
  /** What came back from Google is no longer good. */
  onOver: (failure: Error) => void
}

export const SignUpGoogleNew = ({ idToken, onOver }: Props) => {
  const [step, setStep] = useCodeStep('sign-up')
  const [isOwn, setIsOwn] = useState(false)
  const [failure, setFailure] = useState<Error | string>()
  // A sign-up that waits for its e-mail code is a different one.
  const at = !step || step.at === 'email' ? 'phone' : step.at
  const fail = (error: Error) => {
    const refusal = error instanceof ApiError ? error.refusal : ''
    if (refusal === 'google-expired' || refusal === 'google-wrong') return onOver(error)
    if (refusal === 'phone-taken') setIsOwn(true)
    if (step && refusal.startsWith('code-')) setStep({ ...step, at: 'phone' })
    setFailure(refusal === 'phone-taken' ? words.$numberHasAnAccount : error)
  }
  return (
    <div className="w-full max-w-md stack">
      {isOwn ? (
        <Step title={words.$joinToYourAccount} drawing="lock" about={words.$onceThenGoogle}>
          <SignUpGoogleOwn idToken={idToken} phone={step?.phone} onError={fail} />
          <TextButton className="self-start" onClick={() => setIsOwn(false)}>
            {words.$iHaveNone}
          </TextButton>
        </Step>
      ) : (
        <Step
          title={words.$yourPhoneNumber}
          drawing="phone-check"
          count={[{ phone: 1, code: 2, password: 3 }[at], 3]}
          about={abouts[at]}
        >
          {at === 'phone' && (
            <SignUpPhone onSent={setStep} onError={setFailure} before={step?.phone}>
              <TextButton className="self-start" onClick={() => setIsOwn(true)}>
                {words.$iHaveAnAccount}
              </TextButton>
            </SignUpPhone>
          )}
          {step && at === 'code' && (
            <SignUpCode
              step={step}
              onStep={setStep}
              onBack={() => setStep({ ...step, at: 'phone' })}
              onPhoneTaken={() => {
                setIsOwn(true)
                setFailure(words.$numberHasAnAccount)
              }}
              onError={setFailure}
            />
          )}
          {step && at === 'password' && (
            <SignUpGoogleEnd
              idToken={idToken}
              phone={step.phone}
              code={step.code ?? ''}
              onDone={() => setStep(undefined)}
              onError={fail}
            />
          )}
        </Step>
      )}
      <ErrorAlert error={failure} onClose={() => setFailure(undefined)} />
    </div>
  )
}
