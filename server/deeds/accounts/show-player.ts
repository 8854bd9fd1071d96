import type { Tx } from '#server/db/db.ts'
import { countChanges, insertChange } from '#server/db/queries/accounts/changes.ts'
import { findDebt } from '#server/db/queries/money/debts.ts'
import { findPlayer, updateNames } from '#server/db/queries/accounts/players.ts'
import { walletsOf } from '#server/ledger/transfers.ts'
import { refuseMoreNews, tellPlayer } from '#server/deeds/tell-of-change.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { ShownPlayer } from '#server/wire/accounts/player.ts'

export const showPlayer = async (tx: Tx, playerId: number): Promise<ShownPlayer> => {
  const player = await findPlayer(tx, playerId)
  if (!player) throw new Refusal('not-signed-in')
  return { player, wallets: await walletsOf(tx, playerId), owed: await findDebt(tx, playerId) }
}

/**
 * Money goes to bank accounts in this name, so withdrawals wait for a while after a change, and the owner is told: also
 * while there is nothing to withdraw, as a ticket may be open or a prize be chosen.
 * @throws Refusal too-many-tries
 */
export const updatePlayer = async (
  tx: Tx,
  playerId: number,
  names: { firstName: string; lastName: string; gender: 'Male' | 'Female' },
): Promise<ShownPlayer> => {
  const { player } = await showPlayer(tx, playerId)
  const had = [player.first_name, player.last_name]
  const isAnother = had.join('') !== '' && had.join(' ') !== [names.firstName, names.lastName].join(' ')
  await updateNames(tx, playerId, names)
  if (isAnother) {
    const change = await insertChange(tx, playerId, 'name')
    refuseMoreNews(await countChanges(tx, playerId, 'name'))
    await tellPlayer(tx, playerId, 'name', change)
  }
  return showPlayer(tx, playerId)
}
