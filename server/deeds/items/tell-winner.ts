// An item's winner is told wherever they can be reached: push, SMS, and e-mail at a proven address.
import { moneyTag } from '#src/alerts/alert.ts'
import type { Tx } from '#server/db/db.ts'
import { insertMoneyAlert } from '#server/db/queries/alerts/alerts.ts'
import { queueMailToPlayer, queueSmsToPlayer } from '#server/db/queries/mail/outbox.ts'
import { PASSED } from '#server/wire/items/item-mail.ts'
import { WEEK } from '#server/lib/seconds.ts'

interface News {
  itemId: string
  playerId: number
  what: 'won' | 'reminder' | 'sent' | 'cash'
  /** Which of several. */
  turn?: number
}

/** Call it in the transaction of what happened; each event is told once. */
export const tellWinner = async (tx: Tx, { itemId, playerId, what, turn = 0 }: News): Promise<void> => {
  const reference = `${itemId}-${what}-${turn}-${playerId}`
  await insertMoneyAlert(tx, { tag: moneyTag(reference), reference, playerId, item: what })
  const mail = { kind: `item-${what}`, about: `${itemId}/${playerId}/${turn}`, seconds: WEEK } as const
  await queueMailToPlayer(tx, playerId, mail)
  await queueSmsToPlayer(tx, playerId, mail)
}

/** To somebody who was told of a win but may not have it: the bid's page says only that another won. */
export const tellPassed = async (tx: Tx, itemId: string, playerId: number): Promise<void> => {
  const mail = { kind: 'item-won', about: `${itemId}/${playerId}/${PASSED}`, seconds: WEEK } as const
  await queueMailToPlayer(tx, playerId, mail)
  await queueSmsToPlayer(tx, playerId, mail)
}
