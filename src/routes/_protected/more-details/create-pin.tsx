import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useUser } from '#src/api/user.ts'
import { ownPath, searchOf } from '#src/lib/search.ts'
import { PinCreate } from '#src/screens/pin/PinCreate.tsx'
import { PinSuccess } from '#src/screens/pin/PinSuccess.tsx'

const Asked = ({ hasPin }: { hasPin: boolean }) => {
  const { source } = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
  // The value at opening: the form stays until its answer navigates away.
  const [had] = useState(hasPin)
  if (had) return <PinSuccess onNext={() => router.history.push(source ?? '/dashboard')} />
  return (
    <PinCreate
      onCreated={() =>
        void navigate({ to: '/more-details/pin-success', search: source ? { source } : {}, replace: true })
      }
    />
  )
}

const Page = () => {
  const { user } = useUser()
  return user ? <Asked hasPin={user.hasPin} /> : null
}

export const Route = createFileRoute('/_protected/more-details/create-pin')({
  validateSearch: searchOf({ source: ownPath }),
  component: Page,
})
