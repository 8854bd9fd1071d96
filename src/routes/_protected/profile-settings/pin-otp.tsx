import { createFileRoute } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { ownPath, searchOf } from '#src/lib/search.ts'
import { PinReset } from '#src/screens/pin/PinReset.tsx'

const Page = () => {
  const { user } = useUser()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const go = () => void navigate({ to: '/more-details/pin-success', search, replace: true })
  return user && <PinReset phone={user.phoneNumber} onChanged={go} />
}

export const Route = createFileRoute('/_protected/profile-settings/pin-otp')({
  validateSearch: searchOf({ source: ownPath }),
  component: Page,
})
