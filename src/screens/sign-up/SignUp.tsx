// Signing up: number, code, password and consent. The phone is asked once; every error stays on its step.
import { useState } from 'react'
import { ErrorAlert } from '#src/ui/ErrorAlert.tsx'
import { SignUpCode } from './SignUpCode.tsx'
import { SignUpPassword } from './SignUpPassword.tsx'
import { SignUpPhone } from './SignUpPhone.tsx'

type Step =
  | { at: 'phone' }
  | { at: 'code'; phone: string; ussd: string }
  | { at: 'password'; phone: string; code: string }

export const SignUp = ({ source, onDone }: { source?: string | undefined; onDone: () => void }) => {
  const [step, setStep] = useState<Step>({ at: 'phone' })
  const [error, setError] = useState<string>()
  const number = { phone: 1, code: 2, password: 3 }[step.at]

  return (
    <div className="w-full max-w-md mx-auto stack">
      <div>
        <p className="eyebrow">Step {number} of 3</p>
        <h2 className="title-2">Create account</h2>
      </div>
      <section className="card stack">
        {step.at === 'phone' && (
          <SignUpPhone
            source={source}
            onSent={(phone, ussd) => setStep({ at: 'code', phone, ussd })}
            onError={setError}
          />
        )}
        {step.at === 'code' && (
          <SignUpCode
            phone={step.phone}
            ussd={step.ussd}
            onVerified={code => setStep({ at: 'password', phone: step.phone, code })}
            onBack={() => setStep({ at: 'phone' })}
            onError={setError}
          />
        )}
        {step.at === 'password' && (
          <SignUpPassword
            phone={step.phone}
            code={step.code}
            onDone={onDone}
            onCodeLost={() => setStep({ at: 'phone' })}
            onError={setError}
          />
        )}
      </section>
      <ErrorAlert message={error} onClose={() => setError(undefined)} />
    </div>
  )
}
