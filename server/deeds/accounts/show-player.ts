import type { Tx } from '#server/db/db.ts'
import { findDebt } from '#server/db/queries/money/debts.ts'
import { findPlayer, updateNames } from '#server/db/queries/accounts/players.ts'
import { walletsOf } from '#server/ledger/transfers.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { ShownPlayer } from '#server/wire/accounts/player.ts'

export const showPlayer = async (tx: Tx, playerId: number): Promise<ShownPlayer> => {
  const player = await findPlayer(tx, playerId)
  if (!player) throw new Refusal('not-signed-in')
  return { player, wallets: await walletsOf(tx, playerId), owed: await findDebt(tx, playerId) }
}

export const updatePlayer = async (
  tx: Tx,
  playerId: number,
  names: { firstName: string; lastName: string; gender: 'Male' | 'Female' },
): Promise<ShownPlayer> => {
  await updateNames(tx, playerId, names)
  return showPlayer(tx, playerId)
}
