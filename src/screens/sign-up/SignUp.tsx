// Sign-up: number, code, password and consent. The phone is asked for once; every error stays on its step.
import { useState } from 'react'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { useCodeStep } from '../shared/use-code-step.ts'
import { SignUpCode } from './SignUpCode.tsx'
import { SignUpPassword } from './SignUpPassword.tsx'
import { SignUpPhone } from './SignUpPhone.tsx'

export const SignUp = ({ source }: { source?: string | undefined }) => {
  const [step, setStep] = useCodeStep('sign-up')
  const [error, setError] = useState<string>()
  const at = step?.at ?? 'phone'
  const number = { phone: 1, code: 2, password: 3 }[at]

  return (
    <div className="w-full max-w-md mx-auto stack">
      <div>
        <p className="eyebrow">Step {number} of 3</p>
        <h2 className="title-2">Create account</h2>
      </div>
      <section className="card stack">
        {at === 'phone' && <SignUpPhone source={source} onSent={setStep} onError={setError} />}
        {step && at === 'code' && (
          <SignUpCode
            step={step}
            onStep={setStep}
            onBack={() => setStep({ ...step, at: 'phone' })}
            onError={setError}
          />
        )}
        {step && at === 'password' && (
          <SignUpPassword
            phone={step.phone}
            code={step.code ?? ''}
            onDone={() => setStep(undefined)}
            onCodeLost={() => setStep({ ...step, at: 'phone' })}
            onError={setError}
          />
        )}
      </section>
      <ErrorAlert message={error} onClose={() => setError(undefined)} />
    </div>
  )
}
