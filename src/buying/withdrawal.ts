// One withdrawal, whatever happens to its answer: written down, sent under one key, then looked up among all received.
import { ApiError } from '#src/api/errors.ts'
import { currentToken } from '#src/api/session/token.ts'
import { askWithdrawals, sendWithdrawal } from '#src/api/withdrawals.ts'
import type { Withdrawal } from '#src/model/withdrawals.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { parseMoney } from '#src/lib/fields/parse-money.ts'
import { clockWatch, lastHeard, serverNow } from '#src/lib/server-time.ts'
import { withdrawalBox } from '#src/device/money-boxes.ts'
import { draftBox, emptyDraft, type WithdrawalDraft } from '#src/device/withdrawal-draft.ts'
import { isDecided } from './decided.ts'
import { mayStillArrive } from './outbox.ts'

export type Sent =
  | { state: 'answered'; withdrawal: Withdrawal }
  /** The service said no to this try; `isOpen` while an earlier one may still arrive. */
  | { state: 'refused'; error: ApiError; isOpen: boolean }
  /** No answer came: it was requested once or not at all, and we cannot tell. */
  | { state: 'unknown' }
  /** It can no longer arrive. */
  | { state: 'never-happened' }

/** Refusals made before the service opens its transaction: an earlier try may still be on its way there. */
const BEFORE_THE_TRANSACTION = [
  'crowded',
  'pin-missing',
  'pin-needed',
  'names-missing',
  'name-differs',
  'bank-unknown',
  'account-unknown',
  'bank-silent',
  'withdrawal-too-small',
]

const isNamed = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status !== 0 &&
  BEFORE_THE_TRANSACTION.concat('pin-wrong', 'pin-locked').includes(error.refusal)

/** How far the device's idea of the service's time may be off, ms. */
const CLOCK = 2 * MINUTE

/** Finds, among the player's own, the withdrawal that a draft became. */
export const becameOf = (
  { amount, account, sent }: WithdrawalDraft,
  rows: readonly Withdrawal[],
): Withdrawal | undefined =>
  sent && account
    ? rows.find(
        row =>
          !sent.before.includes(row.id) &&
          row.amount === parseMoney(amount) &&
          row.bankCode === account.bankCode &&
          row.accountLast4 === account.accountNumber.slice(-4) &&
          Date.parse(row.requestedAt) >= sent.firstAt - CLOCK,
      )
    : undefined

const knownIds = async (player: string): Promise<string[]> =>
  (await withdrawalBox.get(player))?.rows.map(row => row.id) ?? []

/** Safe to repeat for the same draft: its key pays once. The PIN is never written down. */
export const sendDraft = async (player: string, draft: WithdrawalDraft, pin: string): Promise<Sent> => {
  const { amount, save, sent: earlier } = draft
  const { bankCode, accountNumber } = draft.account!
  const token = currentToken()
  await clockWatch.look?.()
  const now = serverNow()
  // It is looked up by this time, which is wrong if the phone's clock was set forward since the service's last answer.
  const firstAt = Math.min(now, lastHeard() ?? now)
  const first = earlier ?? { key: crypto.randomUUID(), firstAt, before: await knownIds(player) }
  const sent = { ...first, lastAt: now }
  // Another tab has sent it, unknown to this screen: a second key would pay a second time.
  if (!(await draftBox.putUnlessSent(player, { ...draft, sent }, first.key))) return { state: 'unknown' }
  if (currentToken() !== token) {
    // The player signed out during the write, and the next one must not see it. An earlier try may have arrived.
    await draftBox.put(player, earlier ? draft : emptyDraft())
    return { state: 'unknown' }
  }
  try {
    const body = { amount, bankCode, accountNumber, transactionPin: pin, save }
    const { withdrawal } = await sendWithdrawal(body, sent.key)
    await draftBox.putUnlessSent(player, emptyDraft(), sent.key)
    return { state: 'answered', withdrawal }
  } catch (error) {
    // What the player left on the phone is wiped by now.
    if (currentToken() !== token) return { state: 'unknown' }
    if (isDecided(error, earlier !== null, BEFORE_THE_TRANSACTION)) {
      await draftBox.putUnlessSent(player, { ...draft, sent: null }, sent.key)
      return { state: 'refused', error, isOpen: false }
    }
    return isNamed(error) ? { state: 'refused', error, isOpen: true } : { state: 'unknown' }
  }
}

/** Finds out what became of a draft that was sent. */
export const findDraft = async (player: string, draft: WithdrawalDraft): Promise<Sent> => {
  const { sent } = draft
  if (!sent) return { state: 'unknown' }
  const token = currentToken()
  try {
    const found = becameOf(draft, await askWithdrawals())
    if (currentToken() !== token) return { state: 'unknown' }
    if (found) {
      await draftBox.putUnlessSent(player, emptyDraft(), sent.key)
      return { state: 'answered', withdrawal: found }
    }
    // If it was sent again since this screen read it, that later try may still arrive.
    const kept = (await draftBox.get(player)).sent
    const { key: requestKey, lastAt: startedAt } = kept?.key === sent.key ? kept : sent
    if (mayStillArrive({ requestKey, startedAt })) return { state: 'unknown' }
    // Another tab may have sent it again, under another key.
    const isLast = await draftBox.putUnlessSent(player, { ...draft, sent: null }, sent.key)
    return { state: isLast ? 'never-happened' : 'unknown' }
  } catch {
    return { state: 'unknown' }
  }
}
