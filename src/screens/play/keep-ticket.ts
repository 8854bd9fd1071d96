import { rulesQuery } from '#src/api/draws.ts'
import { queryClient } from '#src/api/query-client.ts'
import type { SuccessObject } from '#src/contract/games.ts'
import type { GameRules } from '#src/games/game.ts'
import { gameById } from '#src/games/rules.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { rememberKeys } from '#src/play/known-keys.ts'
import { keepLastBought } from '#src/play/last-bought.ts'
import { playStore } from '#src/play/store.ts'
import { getTicket, saveTicket } from '#src/play/ticket-box.ts'
import { ticketOfSuccess } from './bought.ts'

/** The answer of a purchase leaves out the rules, which are the same for many tickets: the phone keeps them with each. */
const keepRules = async (success: SuccessObject, gameId: string, phone: string): Promise<void> => {
  const { rules } = await queryClient.fetchQuery(rulesQuery(success.proof.batch.commitment.rules))
  const game = gameById(gameId)
  const shown = game && playStore(game).state.successObject
  if (shown?.game_id === success.game_id) shown.proof.rules = rules
  const kept = await getTicket(phone, success.game_id)
  if (kept?.detail.proof.rules !== null) return
  const { detail, asOf } = kept
  await saveTicket(phone, { ...detail, proof: { ...detail.proof, rules } }, asOf)
}

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
  if (game) await showSuccess(success, game)
  // Without a network the ticket is complete when it is next asked for.
  keepRules(success, gameId, phone).catch(() => undefined)
}

const showSuccess = async (success: SuccessObject, game: GameRules): Promise<void> => {
  keepLastBought(game.id)
  const store = playStore(game)
  await store.ready
  const slip = store.state.submissions
  if (slip === null || slip.game_play_id === success.game_id) store.keepSuccess(success)
  else store.state.successObject = success
}
