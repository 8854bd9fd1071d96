import { games } from '#src/games/rules.ts'
import { historyBox } from '#src/play/history-box.ts'
import { movementBox, topUpBox } from '#src/play/money-boxes.ts'
import { savedLines } from '#src/play/saved-lines.ts'
import { cashoutStore } from '#src/play/cashout-store.ts'
import { forgetConsents } from '#src/play/consent-store.ts'
import { forgetPlays, playStore } from '#src/play/store.ts'
import { wipeAll } from '#src/play/ticket-box.ts'

/** Signing out takes what was bought, won and saved off this device, also what this page has not loaded yet. */
export const forgetPlayer = async (): Promise<void> => {
  cashoutStore.clear()
  await Promise.all([
    wipeAll(),
    savedLines.wipeAll(),
    historyBox.wipeAll(),
    movementBox.wipeAll(),
    topUpBox.wipeAll(),
    ...games.map(game => playStore(game).ready),
  ])
  await Promise.all([forgetPlays(), forgetConsents()])
}
