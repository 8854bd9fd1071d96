// What a player may withdraw, and what makes a withdrawal wait.
import { SMALLEST_WITHDRAWAL } from '#src/lib/fields/typed.ts'
import { kobo, type Kobo } from '#src/lib/money.ts'
import { findCardMoney, findLastCard } from '#server/db/queries/money/card-money.ts'
import { hasAcceptedDocument } from '#server/db/queries/accounts/identity-documents.ts'
import { isKnownAccount, sumToday, type HoldReason } from '#server/db/queries/money/withdrawals.ts'
import { isExcluded } from '#server/db/queries/safer-play/safer-play.ts'
import type { Tx } from '#server/db/db.ts'
import { findRecentChange, type AccountChange } from '#server/db/queries/accounts/changes.ts'
import type { Settings } from '#server/settings.ts'
import type { NameFit } from '#server/lib/name-fit.ts'

export interface Wait {
  reason: HoldReason
  hours: number
}

/** Hours within which a person decides. */
const REVIEW = 24
/** A payment was taken back: a person decides. */
export const TAKEN_BACK: Wait = { reason: 'security', hours: REVIEW }
/** Hours within which a document is sent and looked at. */
const DOCUMENT = 72
/** Hours within which most payments by a stolen card are noticed and taken back. */
const CARD = 14 * 24

const afterChange: Record<AccountChange, HoldReason> = {
  pin: 'new-pin',
  phone: 'new-phone',
  password: 'new-password',
  name: 'new-name',
}

/** Holds that end by themselves; a person decides about the others. */
export const PASSING: readonly HoldReason[] = ['new-account', 'card-money', ...Object.values(afterChange)]

const some = (naira: number): Kobo | null => (naira > 0 ? kobo(naira) : null)

type DocumentSettings = Pick<Settings, 'WITHDRAWAL_DOCUMENT_ABOVE' | 'IDENTITY_DOCUMENT_MONTHS'>

/** A look at the amount or the name does not replace it. */
export const documentWait = async (
  tx: Tx,
  { WITHDRAWAL_DOCUMENT_ABOVE: above, IDENTITY_DOCUMENT_MONTHS: months }: DocumentSettings,
  playerId: number,
  amount: Kobo,
): Promise<Wait | undefined> =>
  above > 0 && amount > kobo(above) && !(await hasAcceptedDocument(tx, playerId, months))
    ? { reason: 'identity', hours: DOCUMENT }
    : undefined

export const termsOf = (settings: Settings) => ({
  dayCeiling: some(settings.WITHDRAWAL_DAY_CEILING),
  reviewAbove: some(settings.WITHDRAWAL_REVIEW_ABOVE),
  newAccountHours: settings.WITHDRAWAL_NEW_ACCOUNT_HOURS,
})

/** The least that can be withdrawn: whoever is shut out cannot win what is missing, and may take all that is left. */
export const smallestOf = async (tx: Tx, playerId: number, winnings: Kobo): Promise<Kobo> =>
  winnings > 0 && winnings < SMALLEST_WITHDRAWAL && (await isExcluded(tx, playerId))
    ? winnings
    : SMALLEST_WITHDRAWAL

/** Rounded down to the kobo. */
export const withheldOf = ({ WITHDRAWAL_TAX }: Pick<Settings, 'WITHDRAWAL_TAX'>, amount: Kobo): Kobo =>
  Math.floor((amount * WITHDRAWAL_TAX) / 10_000)

/** The reverse: what was taken out of the winnings for this to arrive. */
export const beforeTax = (settings: Pick<Settings, 'WITHDRAWAL_TAX'>, arrives: Kobo): Kobo => {
  let amount = Math.floor((arrives * 10_000) / (10_000 - settings.WITHDRAWAL_TAX))
  while (amount - withheldOf(settings, amount) < arrives) amount++
  return amount
}

/** What a transfer costs us in stamp duty: the sender pays it, never the player. */
export const dutyOf = (
  { STAMP_DUTY, STAMP_DUTY_FROM }: Pick<Settings, 'STAMP_DUTY' | 'STAMP_DUTY_FROM'>,
  arrives: Kobo,
): Kobo => (arrives >= kobo(STAMP_DUTY_FROM) ? kobo(STAMP_DUTY) : 0)

/** Kobo that may still be withdrawn today; null: as much as there is. */
export const leftToday = async (tx: Tx, settings: Settings, playerId: number): Promise<Kobo | null> => {
  const { dayCeiling } = termsOf(settings)
  return dayCeiling === null ? null : Math.max(0, dayCeiling - (await sumToday(tx, playerId)))
}

/**
 * Card money can be in the winnings unstaked: it is moved there when a player is shut out, or tops up over a limit. From
 * a stolen card, that is cash which the card's owner can still take back.
 */
export const findCardWait = (tx: Tx, playerId: number) => findCardMoney(tx, playerId, CARD)

/** Until when the owner of a card may well take the last payment back; null once that is over. */
export const findCardEnd = (tx: Tx, playerId: number) => findLastCard(tx, playerId, CARD)

/** @param left winnings that stay after a withdrawal, kobo: if they cover the card money, it does not wait */
const cardWait = async (tx: Tx, playerId: number, left: Kobo): Promise<Wait | undefined> => {
  const card = await findCardWait(tx, playerId)
  return card && left < card.amount ? { reason: 'card-money', hours: card.hours } : undefined
}

/** What neither a review nor a document settles: card money, and a thief who changed what guards the account. */
export const listWaits = async (
  tx: Tx,
  settings: Pick<Settings, 'WITHDRAWAL_CHANGE_HOURS'>,
  playerId: number,
  left: Kobo,
): Promise<(Wait | undefined)[]> => {
  const change = await findRecentChange(tx, playerId, settings.WITHDRAWAL_CHANGE_HOURS)
  return [
    await cardWait(tx, playerId, left),
    change && { reason: afterChange[change.kind], hours: change.hours },
  ]
}

export const longestOf = (waits: readonly (Wait | undefined)[]): Wait | undefined =>
  waits.filter(it => it !== undefined).toSorted((a, b) => b.hours - a.hours)[0]

interface Asked {
  playerId: number
  amount: Kobo
  /** Winnings that stay, kobo. */
  left: Kobo
  bankCode: string
  accountNumber: string
  fit: NameFit
  paidInBy?: string | undefined
}

export const holdFor = async (
  tx: Tx,
  settings: Settings,
  { playerId, amount, left, bankCode, accountNumber, fit, paidInBy }: Asked,
): Promise<Wait | undefined> => {
  const { reviewAbove, newAccountHours } = termsOf(settings)
  if (fit === 'other') return { reason: 'name-check', hours: REVIEW }
  if (paidInBy && !(await isKnownAccount(tx, playerId, bankCode, accountNumber)))
    return { reason: 'other-payer', hours: REVIEW }
  if (reviewAbove !== null && amount > reviewAbove) return { reason: 'large-amount', hours: REVIEW }
  const document = await documentWait(tx, settings, playerId, amount)
  if (document) return document
  const isNew = newAccountHours > 0 && !(await isKnownAccount(tx, playerId, bankCode, accountNumber))
  return longestOf([
    ...(await listWaits(tx, settings, playerId, left)),
    isNew ? { reason: 'new-account', hours: newAccountHours } : undefined,
  ])
}
