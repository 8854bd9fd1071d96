import type * as v from 'valibot'
import type { user } from '#src/contract/account.ts'
import { naira } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { findDebt } from '#server/db/queries/money/debts.ts'
import { findBalances, findPlayer, updateNames } from '#server/db/queries/accounts/players.ts'
import { Refusal } from '#server/lib/refusal.ts'

type UserOnWire = v.InferInput<typeof user>

/** The player in wire format, balances in naira. */
export const showPlayer = async (tx: Tx, playerId: number): Promise<UserOnWire> => {
  const player = await findPlayer(tx, playerId)
  if (!player) throw new Refusal('not-signed-in')
  const balances = await findBalances(tx, playerId)
  const owed = await findDebt(tx, playerId)
  return {
    first_name: player.first_name,
    last_name: player.last_name,
    gender: player.gender,
    email: player.email,
    ...(player.email_waiting ? { email_waiting: player.email_waiting } : {}),
    phone_number: player.phone,
    phone_verified: player.phone_verified_at !== null,
    play_balance: naira(balances.play),
    referal_wallet_balance: naira(balances.bonus),
    winning_balance: naira(balances.winnings),
    has_pin: player.has_pin,
    consent_version: player.consent_version,
    ...(owed > 0 ? { owed: naira(owed) } : {}),
  }
}

export const updatePlayer = async (
  tx: Tx,
  playerId: number,
  names: { firstName: string; lastName: string; gender: 'Male' | 'Female' },
): Promise<UserOnWire> => {
  await updateNames(tx, playerId, names)
  return showPlayer(tx, playerId)
}
