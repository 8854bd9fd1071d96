import { games } from '#src/games/rules.ts'
import { historyBox } from '#src/play/history-box.ts'
import { movementBox, topUpBox } from '#src/play/money-boxes.ts'
import { savedLines } from '#src/play/saved-lines.ts'
import { cashoutStore } from '#src/play/cashout-store.ts'
import { forgetConsents } from '#src/play/consent-store.ts'
import { firstReceipts } from '#src/play/first-receipts.ts'
import { forgetPlays, playStore } from '#src/play/store.ts'
import { wipeAll } from '#src/play/ticket-box.ts'

/**
 * Signing out takes what was bought, won and saved off this device, also what this page has not loaded yet. First receipts are
 * evidence against the service: a session that the service ends does not take them.
 */
export const forgetPlayer = async (byPlayer: boolean): Promise<void> => {
  cashoutStore.clear()
  await Promise.all([
    wipeAll(),
    byPlayer ? firstReceipts.wipeAll() : undefined,
    savedLines.wipeAll(),
    historyBox.wipeAll(),
    movementBox.wipeAll(),
    topUpBox.wipeAll(),
    ...games.map(game => playStore(game).ready),
  ])
  await Promise.all([forgetPlays(), forgetConsents()])
}
