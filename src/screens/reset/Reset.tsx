// Sets a new password with a code sent to the phone. Ends every other session.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { keepCodeStep } from '#src/lib/code-step.ts'
import { AlertModal } from '#src/ui/modals/AlertModal.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Step } from '../shared/Step.tsx'
import { useCodeStep } from '../shared/codes/use-code-step.ts'
import { ResetAsk } from './ResetAsk.tsx'
import { ResetConfirm } from './ResetConfirm.tsx'
import { words } from './words.ts'

export const Reset = ({ source, onDone }: { source: string | undefined; onDone: () => void }) => {
  const [step, setStep] = useCodeStep('reset')
  const [changed, setChanged] = useState<string>()
  const [error, setError] = useState<Error | string>()
  return (
    <div className="w-full max-w-md stack">
      <Step
        title={words.$setANewPassword}
        drawing={step?.at === 'code' ? 'phone-check' : 'lock'}
        count={[step?.at === 'code' ? 2 : 1, 2]}
      >
        {step?.at !== 'code' ? (
          <ResetAsk before={step?.phone} onSent={setStep} onError={setError} />
        ) : (
          <ResetConfirm
            step={step}
            onStep={setStep}
            onDone={heading => {
              keepCodeStep('reset', undefined)
              setChanged(heading)
            }}
            onBack={() => setStep({ ...step, at: 'phone' })}
            onError={setError}
          />
        )}
        <Link to="/user/login" search={{ source }} className="btn-link self-start">
          {words.$backToLogIn}
        </Link>
      </Step>
      <AlertModal
        open={changed !== undefined}
        kind="success"
        heading={changed ?? ''}
        onClose={() => {
          setChanged(undefined)
          onDone()
        }}
      />
      <ErrorAlert error={error} onClose={() => setError(undefined)} />
    </div>
  )
}
