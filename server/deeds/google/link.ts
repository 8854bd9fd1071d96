import { holdLinkedPlayer, insertGoogleLink } from '#server/db/queries/accounts/google.ts'
import type { Tx } from '#server/db/db.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { JudgedGoogle } from './judge-google.ts'

/**
 * Joins a Google account to a player who has just proved to be that player.
 * @throws Refusal google-expired, google-taken, google-other; the transaction is then lost
 */
export const link = async (tx: Tx, google: JudgedGoogle, playerId: number): Promise<void> => {
  await google.use(tx)
  if (await insertGoogleLink(tx, google, playerId)) return
  const owner = await holdLinkedPlayer(tx, google)
  if (owner !== playerId) throw new Refusal(owner === undefined ? 'google-other' : 'google-taken')
}
