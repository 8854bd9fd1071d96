import { redirect } from '@tanstack/react-router'
import { hasConsented } from '#src/api/session/consent.ts'
import { session, sessionReady } from '#src/api/session/session.ts'
import { wyseCash } from '#src/games/wyse-cash/rules.ts'
import { consentStore } from '#src/play/consent-store.ts'

/**
 * For `beforeLoad`: there is nothing to see here before the first consent.
 * @throws redirect to the dashboard
 */
export const needFirstConsent = async (): Promise<void> => {
  const store = consentStore(wyseCash)
  await Promise.all([store.ready, sessionReady()])
  const { user } = session
  if (user && hasConsented(user)) store.giveFirstConsent()
  if (!store.state.firstConsent) throw redirect({ to: '/dashboard', replace: true })
}

/**
 * For `beforeLoad`: the PIN needs both consents first.
 * @throws redirect to where the missing one is asked for
 */
export const needBothConsents = async (): Promise<void> => {
  await needFirstConsent()
  const { submissions, secondConsent } = consentStore(wyseCash).state
  if (submissions.length > 0 && !secondConsent)
    throw redirect({ to: '/application/payment-consent', replace: true })
}
