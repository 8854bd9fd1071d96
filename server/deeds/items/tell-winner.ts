// An item's winner is told wherever they can be reached: push, SMS, and e-mail at a proven address.
import type { Tx } from '#server/db/db.ts'
import { insertMoneyAlert } from '#server/db/queries/alerts/alerts.ts'
import { queueMailToPlayer, queueSmsToPlayer, type MailKind } from '#server/db/queries/mail/outbox.ts'
import { PASSED } from '#server/wire/items/item-mail.ts'
import { WEEK } from '#server/lib/seconds.ts'
import { itemReference } from './item-reference.ts'

interface News {
  itemId: string
  playerId: number
  what: 'won' | 'reminder' | 'sent' | 'cash'
  /** Which of several. */
  turn?: number
}

const write = async (tx: Tx, playerId: number, kind: MailKind, about: string): Promise<void> => {
  const mail = { kind, about, seconds: WEEK }
  await queueMailToPlayer(tx, playerId, mail)
  await queueSmsToPlayer(tx, playerId, mail)
}

/** Call it in the transaction of what happened; each event is told once. */
export const tellWinner = async (tx: Tx, { itemId, playerId, what, turn = 0 }: News): Promise<void> => {
  const reference = itemReference(itemId, `${what}-${turn}`, playerId)
  await insertMoneyAlert(tx, { reference, playerId, item: what })
  await write(tx, playerId, `item-${what}`, `${itemId}/${playerId}/${turn}`)
}

/** To somebody who was told of a win but may not have it: the bid's page says only that another won. */
export const tellPassed = (tx: Tx, itemId: string, playerId: number): Promise<void> =>
  write(tx, playerId, 'item-won', `${itemId}/${playerId}/${PASSED}`)
