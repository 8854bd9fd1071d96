import { createFileRoute } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { ownPath, searchOf } from '#src/lib/search.ts'
import { PinForgot } from '#src/screens/pin/PinForgot.tsx'

const Page = () => {
  const { user } = useUser()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const go = () => void navigate({ to: '/profile-settings/pin-otp', search })
  return user && <PinForgot user={user} onSent={go} {...search} />
}

export const Route = createFileRoute('/_protected/profile-settings/forgot-pin')({
  validateSearch: searchOf({ source: ownPath }),
  component: Page,
})
