import { createFileRoute } from '@tanstack/react-router'
import { useUser } from '#src/api/user.ts'
import { logout } from '#src/api/session/sign-in.ts'
import { Menu } from '#src/screens/menu/Menu.tsx'
import { ShellTheme } from '#src/screens/shell/ShellTheme.tsx'

const Page = () => {
  const { user } = useUser()
  const navigate = Route.useNavigate()
  const leave = async () => {
    await logout()
    await navigate({ to: '/user/login' })
  }
  return user && <Menu user={user} look={<ShellTheme />} onLogout={() => void leave()} />
}

export const Route = createFileRoute('/_protected/menu')({ component: Page })
