import type { Tx } from '#server/db/db.ts'
import { findPlayer } from '#server/db/queries/accounts/players.ts'
import { queueMail, queueMailToPlayer } from '#server/db/queries/mail/outbox.ts'
import type { AccountNews } from '#server/wire/accounts/account-news.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { ONE_DAY, THREE_DAYS } from '#server/lib/seconds.ts'

/**
 * Somebody else may have done it: the owner is told by SMS, which an intruder cannot switch off. Call it in the
 * transaction that makes the change.
 * @param which the row it is about, or anything else that is unique
 */
export const tellOfChange = (tx: Tx, phone: string, what: AccountNews, which: number | string) =>
  queueMail(tx, {
    kind: 'account-news',
    recipient: phone,
    about: `${what}/${which}`,
    seconds: THREE_DAYS,
  })

/** The same by e-mail, if they have an address: whoever took the number over reads the SMS. */
export const mailOfChange = (tx: Tx, playerId: number, what: AccountNews, which: number | string) =>
  queueMailToPlayer(tx, playerId, { kind: 'account-news', about: `${what}/${which}`, seconds: THREE_DAYS })

/** At their current number, and by e-mail. */
export const tellPlayer = async (tx: Tx, playerId: number, what: AccountNews, which: number | string) => {
  await tellOfChange(tx, (await findPlayer(tx, playerId))!.phone, what, which)
  await mailOfChange(tx, playerId, what, which)
}

const MOST_PER_DAY = 5

/**
 * Each is told by SMS, which costs money: no player causes one after the other.
 * @param count such changes of the player's in the last 24 hours, this one among them
 * @throws Refusal too-many-tries
 */
export const refuseMoreNews = (count: number): void => {
  if (count > MOST_PER_DAY) throw new Refusal('too-many-tries', undefined, ONE_DAY)
}
