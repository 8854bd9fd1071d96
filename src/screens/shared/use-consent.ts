import { hasConsented, useGiveConsent } from '#src/api/session/consent.ts'
import { session, sessionKnown } from '#src/api/session/session.ts'
import { games } from '#src/games/rules.ts'
import { consentStore } from '#src/play/consent-store.ts'

const stores = games.filter(game => game.offersLines).map(consentStore)

/**
 * Whether the 18+ text was agreed to: by the account, or by a visitor in this visit. Waits until it is known who is here: a
 * player whose session still loads is not asked again.
 */
export const isConsentGiven = async (): Promise<boolean> => {
  await sessionKnown()
  return session.user ? hasConsented(session.user) : stores.every(({ state }) => state.firstConsent)
}

export const useAgree = (): (() => void) => {
  const give = useGiveConsent()
  return () => {
    for (const store of stores) store.giveFirstConsent()
    // Without a network the account is asked again another time.
    if (session.user) give.mutate()
  }
}
