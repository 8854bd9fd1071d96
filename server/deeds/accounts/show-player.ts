import type { Tx } from '#server/db/db.ts'
import { countChanges, insertChange } from '#server/db/queries/accounts/changes.ts'
import { findDebt } from '#server/db/queries/money/debts.ts'
import { findPlayer, updateNames } from '#server/db/queries/accounts/players.ts'
import { walletsOf } from '#server/ledger/transfers.ts'
import { tellPlayer } from '#server/deeds/tell-of-change.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { ShownPlayer } from '#server/wire/accounts/player.ts'

export const showPlayer = async (tx: Tx, playerId: number): Promise<ShownPlayer> => {
  const player = await findPlayer(tx, playerId)
  if (!player) throw new Refusal('not-signed-in')
  return { player, wallets: await walletsOf(tx, playerId), owed: await findDebt(tx, playerId) }
}

/** Each is told by SMS, which costs money. */
const CHANGES_PER_DAY = 5

/**
 * Money goes to bank accounts in this name, so once there may be money, withdrawals wait for a while after a change.
 * @throws Refusal too-many-tries
 */
export const updatePlayer = async (
  tx: Tx,
  playerId: number,
  names: { firstName: string; lastName: string; gender: 'Male' | 'Female' },
): Promise<ShownPlayer> => {
  const { player, wallets } = await showPlayer(tx, playerId)
  const had = [player.first_name, player.last_name]
  const isAnother = had.join('') !== '' && had.join(' ') !== [names.firstName, names.lastName].join(' ')
  await updateNames(tx, playerId, names)
  if (isAnother && (player.has_pin || wallets.winnings > 0)) {
    if ((await countChanges(tx, playerId, 'name')) >= CHANGES_PER_DAY)
      throw new Refusal('too-many-tries', undefined, 86_400)
    await tellPlayer(tx, playerId, 'name', await insertChange(tx, playerId, 'name'))
  }
  return showPlayer(tx, playerId)
}
