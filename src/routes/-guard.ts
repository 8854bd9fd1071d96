import { redirect } from '@tanstack/react-router'
import { session, sessionReady } from '#src/api/session/session.ts'
import { currentToken } from '#src/api/session/token.ts'
import { brand } from '#src/brand.ts'
import { readStored } from '#src/lib/stored.ts'

/**
 * Sends visitors to the login, which leads back. With a token the page may load alongside the session:
 * ShellGate waits for it.
 */
export const requirePlayer = async (location: { href: string }) => {
  if (!currentToken()) await sessionReady()
  if (!session.isLoading && !session.isAuthenticated)
    throw redirect({ to: '/user/login', search: { source: location.href }, replace: true })
  // Rare, so its file is loaded only then.
  if (!readStored(`${brand.storagePrefix}NUMBER_CHANGE`)) return
  const { followNumber } = await import('#src/play/number-change.ts')
  await followNumber(() => sessionReady().then(() => session.user?.phoneNumber))
}
