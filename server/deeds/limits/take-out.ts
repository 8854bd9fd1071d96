import { isExcluded, lockSaferPlay } from '#server/db/queries/safer-play/safer-play.ts'
import type { Tx } from '#server/db/db.ts'
import { newId } from '#server/deeds/new-id.ts'
import { post, walletCode, walletsOf } from '#server/ledger/transfers.ts'
import type { Service } from '#server/service.ts'

/** Who is shut out of play can do nothing with the play wallet: what it holds can be withdrawn as winnings can. */
export const takeOut = async ({ ports }: Pick<Service, 'ports'>, tx: Tx, playerId: number): Promise<void> => {
  await lockSaferPlay(tx, playerId)
  if (!(await isExcluded(tx, playerId))) return
  const { play: amount } = await walletsOf(tx, playerId)
  const [debit, credit] = [walletCode(playerId, 'play'), walletCode(playerId, 'winnings')]
  await post(tx, [{ debit, credit, amount, kind: 'taken-out', cause: newId(ports.randomness) }])
}
