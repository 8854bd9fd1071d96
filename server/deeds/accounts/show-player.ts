import type { Tx } from '#server/db/db.ts'
import { findDebt } from '#server/db/queries/money/debts.ts'
import { findBalances, findPlayer, updateNames } from '#server/db/queries/accounts/players.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { playerOnWire, type PlayerOnWire } from '#server/wire/accounts/player.ts'

export const showPlayer = async (tx: Tx, playerId: number): Promise<PlayerOnWire> => {
  const player = await findPlayer(tx, playerId)
  if (!player) throw new Refusal('not-signed-in')
  return playerOnWire(player, await findBalances(tx, playerId), await findDebt(tx, playerId))
}

export const updatePlayer = async (
  tx: Tx,
  playerId: number,
  names: { firstName: string; lastName: string; gender: 'Male' | 'Female' },
): Promise<PlayerOnWire> => {
  await updateNames(tx, playerId, names)
  return showPlayer(tx, playerId)
}
