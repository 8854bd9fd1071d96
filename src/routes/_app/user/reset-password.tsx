import { createFileRoute } from '@tanstack/react-router'
import { Reset } from '#src/screens/reset/Reset.tsx'

const ResetPassword = () => {
  const navigate = Route.useNavigate()
  return <Reset onDone={() => void navigate({ to: '/user/login' })} />
}

export const Route = createFileRoute('/_app/user/reset-password')({ component: ResetPassword })
