// Sign-up: number, code, password and consent. The phone is asked for once; every error stays on its step.
import { useState } from 'react'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Step } from '../shared/Step.tsx'
import { useCodeStep } from '../shared/use-code-step.ts'
import { SignUpCode } from './SignUpCode.tsx'
import { SignUpPassword } from './SignUpPassword.tsx'
import { SignUpPhone } from './SignUpPhone.tsx'

const abouts = {
  phone: 'A Nigerian mobile number and two minutes. Prizes go to this number.',
  code: 'We have sent a code of six digits to your phone.',
  password: 'With it you log in on any phone.',
}

export const SignUp = ({ source }: { source?: string | undefined }) => {
  const [step, setStep] = useCodeStep('sign-up')
  const [error, setError] = useState<string>()
  const at = step?.at ?? 'phone'
  const number = { phone: 1, code: 2, password: 3 }[at]

  return (
    <div className="w-full max-w-md mx-auto stack">
      <Step
        title="Create account"
        drawing={at === 'password' ? 'lock' : 'phone-check'}
        count={[number, 3]}
        about={abouts[at]}
      >
        {at === 'phone' && source?.includes('summary') && (
          <p className="font-bold">Your picks are kept. New here? Enter your phone number.</p>
        )}
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
      </Step>
      <ErrorAlert message={error} onClose={() => setError(undefined)} />
    </div>
  )
}
