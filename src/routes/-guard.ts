import { redirect } from '@tanstack/react-router'
import { session, sessionReady } from '#src/api/session/session.ts'
import { currentToken } from '#src/api/session/token.ts'

/**
 * Sends visitors to the login, which leads back. With a token the page may load alongside the session:
 * ShellGate waits for it.
 */
export const requirePlayer = async (location: { href: string }) => {
  if (!currentToken()) await sessionReady()
  if (!session.isLoading && !session.isAuthenticated)
    throw redirect({ to: '/user/login', search: { source: location.href }, replace: true })
}
