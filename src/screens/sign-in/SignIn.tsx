// Logs in by phone or e-mail. The error never says which half of a pair was wrong.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { lastSession } from '#src/api/session/session.ts'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { GoogleButton } from '../shared/GoogleButton.tsx'
import { Step } from '../shared/Step.tsx'
import { SignInForm } from './SignInForm.tsx'
import { words } from './words.ts'

const tabs = [
  { id: 'phone', label: words.$phoneNumber },
  { id: 'email', label: words.$eMail },
]

interface Props {
  source?: string | undefined
  /** Why another way to log in has just failed. */
  failure?: Error | string | undefined
}

export const SignIn = ({ source, failure }: Props) => {
  const [by, setBy] = useState('phone')
  const [error, setError] = useState<Error | string | undefined>(failure)
  const [isCutOff] = useState(lastSession.cutOff)
  return (
    <div className="w-full max-w-md stack">
      <Step title={words.$welcomeBack} drawing="lock" about={words.$yourTicketsAndYour}>
        {isCutOff && <p role="status">{words.$youWereLoggedOut}</p>}
        <Tabs tabs={tabs} value={by} onChange={setBy}>
          <SignInForm key={by} by={by === 'email' ? 'email' : 'phone'} onError={setError} />
        </Tabs>
        <p className="row flex-wrap">
          <Link to="/user/reset-password" search={{ source }} className="btn-link">
            {words.$forgotPassword}
          </Link>
          <Link to="/user/signup" search={{ source }} className="btn-link">
            {words.$createAccount}
          </Link>
        </p>
        {/* Last, because only an answer tells whether it is offered. */}
        <GoogleButton source={source} onError={setError} />
      </Step>
      <ErrorAlert error={error} onClose={() => setError(undefined)} />
    </div>
  )
}
