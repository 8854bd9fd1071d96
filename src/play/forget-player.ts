import { games } from '#src/games/rules.ts'
import { historyBox } from '#src/device/history-box.ts'
import { forgetChats } from '#src/device/chat-boxes.ts'
import { movementBox, topUpBox, withdrawalBox } from '#src/device/money-boxes.ts'
import { bidBox, groupBox, orderBox } from '#src/device/own-boxes.ts'
import { awoofStore } from './awoof-store.ts'
import { savedPicks } from './saved-picks.ts'
import { forgetSoccer } from './soccer/store.ts'
import { cashoutStore } from './cashout-store.ts'
import { forgetBreak } from './kept-break.ts'
import { noteChatsWait } from './chats-waiting.ts'
import { forgetAside } from './put-aside.ts'
import { forgetOwnCode } from './own-code.ts'
import { forgetConsents } from './consent-store.ts'
import { draftBox } from '#src/device/withdrawal-draft.ts'
import { firstReceipts } from '#src/device/first-receipts.ts'
import { forgetPlays, playStore } from './store.ts'
import { virtualStore } from './virtual-store.ts'
import { wipeAll } from '#src/device/ticket-box.ts'

/**
 * On sign-out, removes what was bought, won and saved from this device, including what this page never
 * loaded. First receipts are evidence against the service, so a session the service ends does not remove
 * them.
 */
export const forgetPlayer = async (byPlayer: boolean): Promise<void> => {
  cashoutStore.clear()
  forgetOwnCode()
  forgetBreak()
  forgetAside()
  noteChatsWait(false)
  await Promise.all([
    wipeAll(),
    byPlayer ? firstReceipts.wipeAll() : undefined,
    savedPicks.wipeAll(),
    historyBox.wipeAll(),
    movementBox.wipeAll(),
    topUpBox.wipeAll(),
    withdrawalBox.wipeAll(),
    draftBox.wipeAll(),
    orderBox.wipeAll(),
    groupBox.wipeAll(),
    bidBox.wipeAll(),
    forgetChats(),
    ...games.map(game => playStore(game).ready),
  ])
  await Promise.all([
    forgetPlays(),
    forgetConsents(),
    forgetSoccer(),
    virtualStore().forget(),
    awoofStore().forget(),
  ])
}
