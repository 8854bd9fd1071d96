// Logs in by phone or e-mail. The error never says which half of a pair was wrong.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { Step } from '../shared/Step.tsx'
import { SignInForm } from './SignInForm.tsx'

const tabs = [
  { id: 'phone', label: 'Phone number' },
  { id: 'email', label: 'E-mail' },
]

export const SignIn = ({ source }: { source?: string | undefined }) => {
  const [by, setBy] = useState('phone')
  const [error, setError] = useState<string>()
  return (
    <div className="w-full max-w-md mx-auto stack">
      <Step title="Welcome back" drawing="lock" about="Your tickets and your money are where you left them.">
        <Tabs tabs={tabs} value={by} onChange={setBy} />
        <SignInForm key={by} by={by === 'email' ? 'email' : 'phone'} onError={setError} />
        <p className="row flex-wrap">
          <Link to="/user/reset-password" className="btn-link">
            Forgot password?
          </Link>
          <Link to="/user/signup" search={{ source }} className="btn-link">
            Create account
          </Link>
        </p>
      </Step>
      <ErrorAlert message={error} onClose={() => setError(undefined)} />
    </div>
  )
}
