import type { Kobo } from '#src/lib/money.ts'
import { isExcluded, listLeftInside, lockSaferPlay } from '#server/db/queries/safer-play/safer-play.ts'
import type { Tx } from '#server/db/db.ts'
import { newId } from '#server/deeds/new-id.ts'
import { payDebt } from '#server/ledger/take-back.ts'
import { post, walletCode, walletsOf } from '#server/ledger/transfers.ts'
import { strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'

export interface WithRandomness {
  ports: Pick<Service['ports'], 'randomness'>
}

/** Per round. */
const MOST = 100

/**
 * Players who are shut out cannot use the play wallet: its money pays what they owe, and the rest moves to the winnings, to
 * be withdrawn.
 * @returns how much has moved
 */
export const takeOut = async ({ ports }: WithRandomness, tx: Tx, playerId: number): Promise<Kobo> => {
  await lockSaferPlay(tx, playerId)
  if (!(await isExcluded(tx, playerId))) return 0
  await payDebt(tx, playerId)
  const { play: amount } = await walletsOf(tx, playerId)
  const [debit, credit] = [walletCode(playerId, 'play'), walletCode(playerId, 'winnings')]
  await post(tx, [{ debit, credit, amount, kind: 'taken-out', cause: newId(ports.randomness) }])
  return amount
}

/**
 * What has come back into a play wallet since its player was shut out: from a void ticket, an item that sold too few, or
 * a payment that the bank returned.
 */
export const takeOutAll = async (service: Service, sweep = strictly): Promise<void> => {
  for (const { id } of await listLeftInside(service.db, MOST))
    await sweep.one(id, () => service.db.tx(tx => takeOut(service, tx, id)))
}
