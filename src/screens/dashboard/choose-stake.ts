import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import type { Kobo } from '#src/lib/money.ts'
import { playStore } from '#src/play/store.ts'

/** The game opens with this stake; picks that wait on the device stay as they are. */
export const chooseStake = async (stake: Kobo): Promise<void> => {
  const store = playStore(instantCashout)
  await store.ready
  store.setStake(stake)
}
