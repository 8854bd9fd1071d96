import { proxy, useSnapshot } from 'valtio'
import { hasConsented, useGiveConsent } from '#src/api/session/consent.ts'
import { useUser } from '#src/api/user.ts'
import { games } from '#src/games/rules.ts'
import { consentStore } from '#src/play/consent-store.ts'

const stores = games.filter(game => game.offersLines).map(consentStore)
const states = proxy(stores.map(({ state }) => state))

/** Whether the 18+ text was agreed to: by the account, or by a visitor in this visit. */
export const useConsent = () => {
  const { user } = useUser()
  const give = useGiveConsent()
  const visited = useSnapshot(states).every(({ firstConsent }) => firstConsent)
  return {
    given: user ? hasConsented(user) : visited,
    /** Without a network the account is asked again another time. */
    agree: () => {
      for (const store of stores) store.giveFirstConsent()
      if (user) give.mutate()
    },
  }
}
