// Changing the phone number: asked for, proven by codes, and subject to a wait if the old number is lost.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { phoneChangeQuery } from '#src/api/phone/change.ts'
import type { User } from '#src/model/user.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { PinMissing } from '../shared/PinMissing.tsx'
import { Step } from '../shared/Step.tsx'
import { useCodeStep } from '../shared/codes/use-code-step.ts'
import { PhoneChangeAsk } from './PhoneChangeAsk.tsx'
import { PhoneChangeDone } from './PhoneChangeDone.tsx'
import { PhoneChangeVerify } from './PhoneChangeVerify.tsx'
import { PhoneChangeWaiting } from './PhoneChangeWaiting.tsx'
import { words } from './words.ts'

export const PhoneChange = ({ user }: { user: User }) => {
  const { data: waiting, error: failed, isFetched, refetch } = useQuery(phoneChangeQuery())
  const [step, setStep] = useCodeStep(`phone:${user.phoneNumber}`)
  const asked = step?.at === 'code' ? step : undefined
  // For other codes; kept nowhere, so after a reload the number is asked for again.
  const [pin, setPin] = useState('')
  const [done, setDone] = useState<string>()
  const [error, setError] = useState<Error | string>()
  if (done) return <PhoneChangeDone message={done} />
  // The number that waits is told above the form, which would move; asked again, the form stays with what was typed.
  if (!isFetched) return <Skeleton lines={12} className="w-full max-w-md" />
  return (
    <div className="w-full max-w-md stack">
      {waiting && <PhoneChangeWaiting change={waiting} />}
      {waiting === undefined && failed && (
        <ErrorNote error={words.$whetherANumberWaits} onRetry={() => void refetch()} />
      )}
      <Step
        title={words.$changeYourPhoneNumber}
        drawing="phone-check"
        count={[asked ? 2 : 1, 2]}
        about={words.$codesShowThatThe}
      >
        {!user.hasPin && (
          <PinMissing why={words.$yourTransactionPinConfirms} source="/profile-settings/phone-update-otp" />
        )}
        {user.hasPin && !asked && (
          <PhoneChangeAsk
            own={user.phoneNumber}
            before={step?.phone}
            onAsked={(next, by) => {
              setPin(by)
              setStep(next)
            }}
            onError={setError}
          />
        )}
        {user.hasPin && asked && (
          <PhoneChangeVerify
            own={user.phoneNumber}
            step={asked}
            pin={pin}
            onStep={setStep}
            onDone={message => {
              setStep(undefined)
              setDone(message)
            }}
            onError={setError}
            onBack={() => setStep({ ...asked, at: 'phone' })}
          />
        )}
      </Step>
      <ErrorAlert error={error} onClose={() => setError(undefined)} />
    </div>
  )
}
