import type { AnswerIn } from '#src/contract/call.ts'
import type { getUser } from '#src/contract/account.ts'
import { naira, type Kobo } from '#src/lib/money.ts'
import type { PlayerRow } from '#server/db/queries/accounts/players.ts'
import type { Wallets } from '#server/ledger/transfers.ts'
import { balancesOnWire } from './wallets.ts'

export interface ShownPlayer {
  player: PlayerRow
  wallets: Wallets
  /** kobo */
  owed: Kobo
}

export const playerOnWire = ({ player, wallets, owed }: ShownPlayer): AnswerIn<typeof getUser> => ({
  first_name: player.first_name,
  last_name: player.last_name,
  gender: player.gender,
  email: player.email,
  ...(player.email_waiting ? { email_waiting: player.email_waiting } : {}),
  phone_number: player.phone,
  phone_verified: player.phone_verified_at !== null,
  ...balancesOnWire(wallets),
  has_pin: player.has_pin,
  consent_version: player.consent_version,
  ...(owed > 0 ? { owed: naira(owed) } : {}),
})
