import { firstOfBatches } from '#src/games/first-of-batches.ts'
import type { Kobo } from '#src/lib/money.ts'
import { playStore } from '#src/play/store.ts'

/** The game will open with this stake; picks waiting on the device stay as they are. */
export const chooseStake = async (stake: Kobo): Promise<void> => {
  const store = playStore(firstOfBatches)
  await store.ready
  store.setStake(stake)
}
