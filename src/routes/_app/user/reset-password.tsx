import { createFileRoute } from '@tanstack/react-router'
import { ownPath, searchOf } from '#src/lib/search.ts'
import { Reset } from '#src/screens/reset/Reset.tsx'

const ResetPassword = () => {
  const { source } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <Reset source={source} onDone={() => void navigate({ to: '/user/login', search: { source } })} />
}

export const Route = createFileRoute('/_app/user/reset-password')({
  validateSearch: searchOf({ source: ownPath }),
  component: ResetPassword,
})
