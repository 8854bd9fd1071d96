// Logging in by phone or by e-mail; the answer to a wrong pair never says which half was wrong.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AlertModal } from '#src/ui/AlertModal.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { SignInForm } from './SignInForm.tsx'

const tabs = [
  { id: 'phone', label: 'Phone number' },
  { id: 'email', label: 'E-mail' },
]

export const SignIn = ({ source, onDone }: { source?: string | undefined; onDone: () => void }) => {
  const [by, setBy] = useState('phone')
  const [error, setError] = useState<string>()
  return (
    <div className="w-full max-w-md mx-auto stack">
      <section className="card stack">
        <Tabs tabs={tabs} value={by} onChange={setBy} />
        <SignInForm key={by} by={by === 'email' ? 'email' : 'phone'} onDone={onDone} onError={setError} />
        <p className="row flex-wrap">
          <Link to="/user/reset-password" className="text-brand font-bold focus-ring py-2">
            Forgot password?
          </Link>
          <Link to="/user/signup" search={{ source }} className="text-brand font-bold focus-ring py-2">
            Create account
          </Link>
        </p>
      </section>
      <AlertModal
        open={error !== undefined}
        kind="error"
        heading={error ?? ''}
        onClose={() => setError(undefined)}
      />
    </div>
  )
}
