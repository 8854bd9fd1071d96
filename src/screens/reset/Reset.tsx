// Sets a new password with a code sent to the phone. Ends every other session.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { keepCodeStep } from '#src/lib/code-step.ts'
import { AlertModal } from '#src/ui/modals/AlertModal.tsx'
import { Step } from '../shared/Step.tsx'
import { useCodeStep } from '../shared/use-code-step.ts'
import { ResetAsk } from './ResetAsk.tsx'
import { ResetConfirm } from './ResetConfirm.tsx'
import { words } from './words.ts'

export const Reset = ({ source, onDone }: { source: string | undefined; onDone: () => void }) => {
  const [step, setStep] = useCodeStep('reset')
  const [alert, setAlert] = useState<{ kind: 'success' | 'error'; heading: string }>()
  const fail = (heading: string) => setAlert({ kind: 'error', heading })
  const close = () => {
    setAlert(undefined)
    if (alert?.kind === 'success') onDone()
  }
  return (
    <div className="w-full max-w-md mx-auto stack">
      <Step
        title={words.$setANewPassword}
        drawing={step?.at === 'code' ? 'phone-check' : 'lock'}
        count={[step?.at === 'code' ? 2 : 1, 2]}
      >
        {step?.at !== 'code' ? (
          <ResetAsk before={step?.phone} onSent={setStep} onError={fail} />
        ) : (
          <ResetConfirm
            step={step}
            onStep={setStep}
            onDone={heading => {
              keepCodeStep('reset', undefined)
              setAlert({ kind: 'success', heading })
            }}
            onBack={() => setStep({ ...step, at: 'phone' })}
            onError={fail}
          />
        )}
        <Link to="/user/login" search={{ source }} className="btn-link self-start">
          {words.$backToLogIn}
        </Link>
      </Step>
      <AlertModal
        open={alert !== undefined}
        kind={alert?.kind ?? 'error'}
        heading={alert?.heading ?? ''}
        onClose={close}
      />
    </div>
  )
}
