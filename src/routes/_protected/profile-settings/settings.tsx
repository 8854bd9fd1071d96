import { createFileRoute } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { Settings } from '#src/screens/settings/Settings.tsx'

const Page = () => {
  const { user } = useUser()
  const navigate = Route.useNavigate()
  return user && <Settings user={user} onLeft={() => void navigate({ to: '/user/login' })} />
}

export const Route = createFileRoute('/_protected/profile-settings/settings')({ component: Page })
