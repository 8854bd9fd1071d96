import type { SuccessObject } from '#src/contract/games.ts'
import { gameById } from '#src/games/rules.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { rememberKeys } from '#src/play/known-keys.ts'
import { keepLastBought } from '#src/play/last-bought.ts'
import { playStore } from '#src/play/store.ts'
import { saveTicket } from '#src/play/ticket-box.ts'
import { ticketOfSuccess } from './bought.ts'

/** A bought ticket goes into the phone's box, and the picks that became it make room for the next. */
export const keepTicket = async (
  success: SuccessObject,
  gameId: string,
  paidFrom: 'play' | 'bonus',
  phone: string,
): Promise<void> => {
  const now = serverNow()
  rememberKeys(success.proof.keys)
  await saveTicket(phone, ticketOfSuccess(success, paidFrom, phone, now), now)
  const game = gameById(gameId)
  if (!game) return
  keepLastBought(gameId)
  const store = playStore(game)
  await store.ready
  const slip = store.state.submissions
  if (slip === null || slip.game_play_id === success.game_id) store.keepSuccess(success)
  else store.state.successObject = success
}
