import { hasConsented, useGiveConsent } from '#src/api/session/consent.ts'
import { session, sessionKnown } from '#src/api/session/session.ts'
import { games } from '#src/games/rules.ts'
import { consentStore } from '#src/play/consent-store.ts'

const stores = games.filter(game => game.offersLines).map(consentStore)

/**
 * Whether the 18+ text was agreed to, by the account or by a visitor during this visit. Waits for the
 * session, so a player who is still loading is not asked again.
 */
export const isConsentGiven = async (): Promise<boolean> => {
  await sessionKnown()
  return session.user ? hasConsented(session.user) : stores.every(({ state }) => state.firstConsent)
}

export const useAgree = (): (() => void) => {
  const give = useGiveConsent()
  return () => {
    for (const store of stores) store.giveFirstConsent()
    // Offline the account is simply asked again later.
    if (session.user) give.mutate()
  }
}
