import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useSession } from '#src/api/user.ts'
import { Spinner } from '#src/ui/LoadingOverlay.tsx'

/**
 * Protected pages: a spinner until the session is known, then the login for visitors, also when a session
 * ends here.
 */
export const ShellGate = ({ children }: { children: ReactNode }) => {
  const { isAuthenticated, isLoading } = useSession()
  const navigate = useNavigate()
  const source = useRouterState({ select: state => state.location.href })
  const away = !isLoading && !isAuthenticated
  useEffect(() => {
    if (away && !source.startsWith('/user/login')) {
      void navigate({ to: '/user/login', search: { source }, replace: true })
    }
  }, [away, navigate, source])
  return isAuthenticated ? <>{children}</> : <Spinner />
}
