import { findPlayer } from '#server/db/queries/accounts/players.ts'
import { findStanding, type Standing } from '#server/db/queries/money/friends.ts'
import type { Tx } from '#server/db/db.ts'
import { numberHash } from '#server/keys/number-hash.ts'
import type { Service } from '#server/service.ts'
import { terms } from './terms.ts'

/** Whether a player was invited, or can still be; undefined if there is no such player, or the account was deleted. */
export const standingOf = async (
  tx: Tx,
  { pepper }: Pick<Service, 'pepper'>,
  playerId: number,
): Promise<Standing | undefined> => {
  const player = await findPlayer(tx, playerId)
  const number = player && numberHash(pepper, player.phone)
  return number && findStanding(tx, playerId, { days: terms.claimDays, number })
}
