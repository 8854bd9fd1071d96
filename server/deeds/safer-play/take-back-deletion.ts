import type { Tx } from '#server/db/db.ts'
import { endWaitingDeletion } from '#server/db/queries/accounts/deletions.ts'
import { tellPlayer } from '#server/deeds/tell-of-change.ts'

/** If one waits: the account stays, and its owner is told. */
export const takeBackDeletion = async (tx: Tx, playerId: number): Promise<void> => {
  const ended = await endWaitingDeletion(tx, playerId)
  if (ended) await tellPlayer(tx, playerId, 'deletion-taken-back', ended.id)
}
