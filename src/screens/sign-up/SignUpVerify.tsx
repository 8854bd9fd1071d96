// Verifies a phone number before the first ticket: the player's own, or a visitor's, who then gets an
// account.
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useUser } from '#src/api/user.ts'
import { GoldButton } from '#src/ui/buttons/Wide.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Drawing } from '#src/ui/Drawing.tsx'
import { Step } from '../shared/Step.tsx'
import { SignUpVerifyNew } from './SignUpVerifyNew.tsx'
import { SignUpVerifyOwn } from './SignUpVerifyOwn.tsx'
import { words } from './words.ts'

export const SignUpVerify = ({ source }: { source: string }) => {
  const router = useRouter()
  const { user } = useUser()
  const [error, setError] = useState<Error | string>()
  return (
    <div className="w-full max-w-md stack">
      {user?.phoneVerified ? (
        <section className="card stack">
          <h2 className="title-2 flex items-center gap-3" role="status">
            <Drawing name="phone-check" />
            {words.$yourPhoneNumberIs}
          </h2>
          <p>{words.$thatWasNeededOnce}</p>
          <GoldButton onClick={() => router.history.push(source)}>{words.$continue}</GoldButton>
        </section>
      ) : (
        <Step title={words.$verifyYourPhoneNumber} drawing="phone-check" about={words.$onceBeforeYourFirst}>
          {user ? (
            <SignUpVerifyOwn phone={user.phoneNumber} onError={setError} />
          ) : (
            <SignUpVerifyNew source={source} onError={setError} />
          )}
        </Step>
      )}
      <ErrorAlert error={error} onClose={() => setError(undefined)} />
    </div>
  )
}
