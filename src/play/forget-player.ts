import { games } from '#src/games/rules.ts'
import { allIn, real } from '#src/games/soccer-cash/rules.ts'
import { historyBox } from '#src/device/history-box.ts'
import { forgetChats } from '#src/device/chat-boxes.ts'
import { movementBox, topUpBox, withdrawalBox } from '#src/device/money-boxes.ts'
import { bidBox } from '#src/device/bid-box.ts'
import { advanceBox, groupBox, orderBox } from '#src/device/own-boxes.ts'
import { awoofStore } from './awoof-store.ts'
import { savedPicks } from './saved-picks.ts'
import { soccerStore } from './soccer/store.ts'
import { cashoutStore } from './cashout-store.ts'
import { forgetBreak } from './kept-break.ts'
import { noteChatsWait } from './chats-waiting.ts'
import { forgetAside } from './put-aside.ts'
import { forgetNumberChange } from './number-change.ts'
import { forgetOwnCode } from './own-code.ts'
import { consentStore } from './consent-store.ts'
import { draftBox } from '#src/device/withdrawal-draft.ts'
import { firstBids, firstReceipts } from '#src/device/first-receipts.ts'
import { playStore } from './store.ts'
import { virtualStore } from './virtual-store.ts'
import { LEFT_KEY, TYPED_KEY, readStored, removeStored } from '#src/lib/stored.ts'
import { wipeAll } from '#src/device/ticket-box.ts'

/** What this page shows, and this tab keeps, of what was bought and won; unpaid picks stay. */
export const forgetShown = async (): Promise<void> => {
  cashoutStore.clear()
  await Promise.all(games.map(game => playStore(game).ready))
  const stores = [
    ...games.map(playStore),
    ...games.filter(game => game.offersLines).map(consentStore),
    ...[real, allIn].map(soccerStore),
    virtualStore(),
    awoofStore(),
  ]
  await Promise.all(stores.map(store => store.forget()))
}

/**
 * On sign-out, removes what was bought, won and saved from this device, including what this page never
 * loaded. A session the service ends leaves first receipts, which are evidence against it, and what the player has
 * not sent yet: a withdrawal's draft, messages.
 */
export const forgetPlayer = async (byPlayer: boolean): Promise<void> => {
  forgetOwnCode()
  forgetBreak()
  forgetAside()
  if (byPlayer) {
    noteChatsWait(false)
    removeStored(TYPED_KEY, 'sessionStorage')
    forgetNumberChange()
  }
  const own = [orderBox, groupBox, advanceBox]
  const lists = [historyBox, movementBox, topUpBox, withdrawalBox, bidBox, ...own]
  const boxes = [savedPicks, ...lists, ...(byPlayer ? [firstReceipts, firstBids, draftBox] : [])]
  await Promise.all([wipeAll(), ...boxes.map(it => it.wipeAll()), forgetChats(byPlayer), forgetShown()])
  // A log-out meanwhile, in another tab, wipes more.
  if (byPlayer || readStored(LEFT_KEY) === false) removeStored(LEFT_KEY)
}
