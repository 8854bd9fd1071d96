// One purchase, whatever happens to its answer: written down, sent under one key, then looked up by that key.
import { payInAdvance } from '#src/api/advance.ts'
import { findPurchase, payForSlip } from '#src/api/games.ts'
import type { ApiError } from '#src/api/errors.ts'
import { session } from '#src/api/session/session.ts'
import { currentToken } from '#src/api/session/token.ts'
import { awoof } from '#src/games/awoof/game.ts'
import type { WantedBid } from '#src/model/items.ts'
import type { Payment } from '#src/model/tickets.ts'
import { naira, type Kobo } from '#src/lib/money.ts'
import { clockWatch, serverNow } from '#src/lib/server-time.ts'
import { isDecided } from './decided.ts'
import { mayStillArrive, outbox, type Purchase } from './outbox.ts'
import { paymentBody, type PayWay } from './pay-way.ts'

export interface Attempt {
  requestKey: string
  playerId: string
  gameId: string
  /** '' for bids, which have none. */
  slipId: string
  bids?: readonly WantedBid[]
  /** Its key, if other tabs may send the same. */
  choice?: string
  amount: Kobo
  wallet: PayWay
  /** Slips of the same game bought with it. */
  moreSlipIds?: readonly string[]
  /** The transaction PIN, never written down. */
  pin?: string
  /** Draws paid at once; `amount` covers all of them. */
  draws?: number
  /** The batch on screen: no other is bought into. */
  batchId?: string | undefined
}

export type Outcome =
  /** Stays in the outbox until the caller has kept the ticket and clears it: the phone may die in between. */
  | { state: 'answered'; payment: Payment }
  | { state: 'refused'; error: ApiError }
  /** No answer came: it was bought once or not at all, and we cannot tell. */
  | { state: 'unknown' }
  /** The service does not know the key, and it can no longer arrive. */
  | { state: 'never-happened' }

export const newAttempt = (attempt: Omit<Attempt, 'requestKey'>): Attempt => ({
  ...attempt,
  // The next player on this phone may pay for the same choice.
  requestKey: attempt.choice
    ? `${attempt.choice}-${attempt.playerId.replaceAll(/\D/g, '')}`
    : crypto.randomUUID(),
})

/** Few players buy bids, so their calls are loaded on demand. */
const bidCalls = () => import('#src/api/items/items.ts')

const send = async (
  { requestKey, amount: kobo, wallet, slipId, bids, draws = 1, batchId }: Attempt,
  more: Attempt['moreSlipIds'],
  pin: Attempt['pin'],
): Promise<Payment> => {
  const amount = String(naira(kobo))
  if (bids) {
    const { slipId: _, ...body } = paymentBody(wallet, amount, slipId)
    return (await bidCalls()).payForBids({ ...body, bids: [...bids] }, requestKey)
  }
  const meant = batchId === undefined || wallet === 'card' ? {} : { batchId }
  if (draws === 1 || wallet === 'card') {
    const body = {
      ...paymentBody(wallet, amount, slipId),
      ...meant,
      ...(more && more.length > 0 ? { moreSlipIds: [...more] } : {}),
      ...(pin === undefined ? {} : { transactionPin: pin }),
    }
    return payForSlip(body, requestKey)
  }
  const body = { slipId, draws, amount, paidFrom: wallet, ...meant }
  const { message, advance, success } = await payInAdvance(body, requestKey)
  return { message, success, advance: advance.id, paymentLink: null, reference: null }
}

/** False once this player has signed out or another one has signed in: answers are then not about their purchases. */
const presence = (playerId: string) => {
  const token = currentToken()
  return () => session.user?.phoneNumber === playerId && currentToken() === token
}

/**
 * Sends the payment. Safe to repeat for the same attempt: its key buys once.
 * @param isRepeat it was sent before, with an unknown outcome
 */
export const sendPurchase = async (attempt: Attempt, isRepeat = false): Promise<Outcome> => {
  const { pin, moreSlipIds: more, ...written } = attempt
  const { requestKey, bids: _, ...noted } = written
  const isHere = presence(attempt.playerId)
  await clockWatch.look?.()
  if (isHere()) {
    await outbox.draft({ requestKey, ...noted, startedAt: serverNow() }, isRepeat ? 'unknown' : 'draft')
    await outbox.sending(requestKey)
  }
  // Signed out before or during the write.
  if (!isHere()) {
    await (isRepeat ? outbox.unknown(requestKey) : outbox.clear(requestKey))
    return { state: isRepeat ? 'unknown' : 'never-happened' }
  }
  try {
    const payment = await send(written, more, pin)
    if (isHere()) return { state: 'answered', payment }
    // The phone may be in other hands: the player is told, and the ticket kept, when they are back.
    await outbox.unknown(requestKey)
    return { state: 'unknown' }
  } catch (error) {
    if (isDecided(error, isRepeat)) {
      await outbox.clear(requestKey)
      return { state: 'refused', error }
    }
    await outbox.unknown(requestKey)
    return { state: 'unknown' }
  }
}

/** Forgets the purchase once its ticket is `kept`; if that fails, the lookup of lost answers takes it over. */
export const finishPurchase = async (requestKey: string, kept: Promise<unknown>): Promise<void> => {
  try {
    await kept
    await outbox.clear(requestKey)
  } catch {
    await outbox.unknown(requestKey)
    outbox.leave(requestKey)
  }
}

/** Asks how a purchase ended; `unknown` while it may still arrive or the service is unreachable. */
export const resolvePurchase = async ({
  requestKey,
  playerId,
  gameId,
  startedAt,
}: Pick<Purchase, 'requestKey' | 'playerId' | 'gameId' | 'startedAt'>): Promise<Outcome> => {
  const isHere = presence(playerId)
  if (!isHere()) return { state: 'unknown' }
  try {
    const find = gameId === awoof.id ? (await bidCalls()).findBidsPaid : findPurchase
    const found = await find(requestKey)
    if (!isHere()) return { state: 'unknown' }
    if (found.state === 'done' && found.answer) return { state: 'answered', payment: found.answer }
    const isOver = !mayStillArrive({ requestKey, startedAt }) && (await outbox.giveUp(requestKey))
    return { state: isOver ? 'never-happened' : 'unknown' }
  } catch {
    return { state: 'unknown' }
  }
}
