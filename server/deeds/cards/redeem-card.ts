import type { Tx } from '#server/db/db.ts'
import { findPlayer } from '#server/db/queries/accounts/players.ts'
import { findCard, useCard } from '#server/db/queries/money/scratch-cards.ts'
import { once, type Keyed } from '#server/ledger/once.ts'
import { post, walletCode, walletsOf, type Moved } from '#server/ledger/transfers.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { cardRefused } from './card-refused.ts'
import { readClaim } from './card-secrets.ts'
import { refuseWhileStopped } from '#server/deeds/limits/refuse-while-stopped.ts'
import { wantNin } from '#server/deeds/safer-play/nin-of.ts'

interface RedeemCard extends Keyed {
  claim: string
}

const redeem = async (service: Service, tx: Tx, { playerId, claim }: RedeemCard): Promise<Moved> => {
  await refuseWhileStopped(tx)
  await wantNin(service, tx, playerId)
  const player = await findPlayer(tx, playerId)
  const serial = readClaim(service, claim, player!.phone, service.ports.clock.now())
  if (!serial) throw new Refusal('card-not-yours')
  const amount = await useCard(tx, serial, playerId)
  if (amount === undefined) {
    const card = await findCard(tx, serial)
    throw (card && cardRefused(card, playerId)) ?? new Refusal('card-expired')
  }
  const credit = walletCode(playerId, 'winnings')
  await post(tx, [{ debit: 'scratch_cards', credit, amount, kind: 'scratch-card', cause: serial }])
  return { amount, wallets: await walletsOf(tx, playerId) }
}

/**
 * Pays a card into the winnings of the player whose phone number was entered with it.
 * @throws Refusal nin-required, card-not-yours, card-used, card-expired, key-reused, sales-stopped
 */
export const redeemCard = (service: Service, it: RedeemCard): Promise<Moved> =>
  service.db.tx(tx => once(tx, it, () => redeem(service, tx, it)))
