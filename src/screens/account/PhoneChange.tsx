// Changing the phone number: asked for, proven by codes, and subject to a wait if the old number is lost.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { brand } from '#src/brand.ts'
import { phoneChangeQuery } from '#src/api/phone/change.ts'
import type { User } from '#src/model/user.ts'
import { codeSent } from '#src/lib/code-step.ts'
import { PinMissing } from '../shared/PinMissing.tsx'
import { Step } from '../shared/Step.tsx'
import { useCodeStep } from '../shared/use-code-step.ts'
import { PhoneChangeAsk } from './PhoneChangeAsk.tsx'
import { PhoneChangeDone } from './PhoneChangeDone.tsx'
import { PhoneChangeVerify } from './PhoneChangeVerify.tsx'
import { PhoneChangeWaiting } from './PhoneChangeWaiting.tsx'
import { words } from './words.ts'

export interface Asked {
  phone: string
  hasOld: boolean
}

export const PhoneChange = ({ user }: { user: User }) => {
  const { data: waiting } = useQuery(phoneChangeQuery())
  const [step, setStep] = useCodeStep('phone')
  const asked = step?.at === 'code' ? { phone: step.phone, hasOld: step.hasOld ?? false } : undefined
  const [done, setDone] = useState<string>()
  if (done) return <PhoneChangeDone message={done} />
  return (
    <div className="w-full max-w-md mx-auto stack">
      {waiting && <PhoneChangeWaiting change={waiting} />}
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
            onAsked={({ phone, hasOld }) => setStep({ ...codeSent(phone, brand.ussdCode), hasOld })}
          />
        )}
        {user.hasPin && asked && (
          <PhoneChangeVerify
            own={user.phoneNumber}
            asked={asked}
            onDone={message => {
              setStep(undefined)
              setDone(message)
            }}
            onBack={() => setStep(step && { ...step, at: 'phone' })}
          />
        )}
      </Step>
    </div>
  )
}
