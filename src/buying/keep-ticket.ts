import { rulesQuery } from '#src/api/draws.ts'
import { queryClient } from '#src/api/cache/query-client.ts'
import { session } from '#src/api/session/session.ts'
import type { BoughtTicket } from '#src/model/tickets.ts'
import type { GameRules } from '#src/games/game.ts'
import { gameById } from '#src/games/rules.ts'
import { said } from '#src/lib/language/said.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { consentStore } from '#src/play/consent-store.ts'
import { keepLastBought } from '#src/play/last-bought.ts'
import { playStore } from '#src/play/store.ts'
import { getTicket, saveTicket } from '#src/device/ticket-box.ts'
import { noteTicket } from '#src/pwa/home-record.ts'
import { decidesAlone, keepSafe } from '#src/pwa/kept-storage.ts'
import { toast } from '#src/ui/toast.ts'
import { ticketOfSuccess } from './bought.ts'

/** The tickets on the success screen. */
const shownOf = (game: GameRules): readonly BoughtTicket[] => {
  if (game.offersLines) return consentStore(game).state.successObject ?? []
  const { successObject } = playStore(game).state
  return successObject ? [successObject] : []
}

/** A purchase's answer omits the rules, which many tickets share; the phone stores them with each. */
const keepRules = async (success: BoughtTicket, gameId: string, phone: string): Promise<void> => {
  const { rules } = await queryClient.fetchQuery(rulesQuery(success.proof.batch.commitment.rules))
  const game = gameById(gameId)
  const shown = game ? shownOf(game).find(it => it.ticketId === success.ticketId) : undefined
  if (shown) shown.proof.rules = rules
  const kept = await getTicket(phone, success.ticketId)
  if (kept?.detail.proof.rules !== null) return
  const { detail, asOf } = kept
  await saveTicket(phone, { ...detail, proof: { ...detail.proof, rules } }, asOf)
}

/** A slow file, or a storage that hangs, leaves time to sign out: the next player must not be shown the ticket. */
const mustBeHere = (phone: string) => {
  if (session.user?.phoneNumber !== phone) throw new Error('The player of this ticket has left')
}

/**
 * Puts a bought ticket into the phone's box and clears its picks for the next one.
 * @param more tickets bought with the same payment
 */
export const keepTicket = async (
  success: BoughtTicket,
  gameId: string,
  paidFrom: 'play' | 'bonus',
  phone: string,
  more: readonly BoughtTicket[] = [],
): Promise<void> => {
  noteTicket() // before any await: the next page asks for it
  const now = serverNow()
  const bought = [success, ...more]
  const saved: Promise<boolean>[] = []
  for (const one of bought) {
    const soccer = one.totalPredictions === undefined ? undefined : await predictionsOf(one, gameId, phone)
    const ticket = { ...ticketOfSuccess(one, paidFrom, phone, now), ...(soccer ? { soccer } : {}) }
    saved.push(saveTicket(phone, ticket, now))
  }
  // In parallel: storage that hangs takes its full timeout for each.
  const isKept = (await Promise.all(saved)).every(Boolean)
  mustBeHere(phone)
  // From now on there is something to lose here. Browsers that would prompt the player are asked from the
  // "This phone" page instead.
  if (decidesAlone(navigator.userAgent)) void keepSafe()
  if (!isKept)
    toast.neutral(said('Bought, but this phone cannot keep the ticket. It is safe in your game history'))
  const game = gameById(gameId)
  if (game) await showSuccess(bought, game)
  void import('#src/memory/learn-log.ts').then(it => it.learnLog()).catch(() => undefined)
  // If offline, the ticket is completed when it is next fetched.
  for (const one of bought) keepRules(one, gameId, phone).catch(() => undefined)
}

/** Most tickets have none, so their file is loaded only for those that do. */
const predictionsOf = async (success: BoughtTicket, gameId: string, phone: string) => {
  const { keepPredictions } = await import('./keep-predictions.ts')
  mustBeHere(phone)
  return keepPredictions(success, gameId)
}

const showSuccess = async (bought: readonly BoughtTicket[], game: GameRules): Promise<void> => {
  keepLastBought(game.id)
  if (game.offersLines) {
    const store = consentStore(game)
    await store.ready
    return store.keepSuccess(bought)
  }
  const success = bought[0]!
  const store = playStore(game)
  await store.ready
  const slip = store.state.submissions
  // If found late or by another tab, the picks may by now be for the next ticket.
  const isBought = slip ? slip.slipId === success.ticketId : store.areLines(success.proof.receipt.leaf.lines)
  if (isBought) store.keepSuccess(success)
  else store.state.successObject = success
}
