import { HOUR } from '#src/lib/lagos-time.ts'
import { beginTry, forgetTry, giveBackTry } from '#server/deeds/accounts/backoff.ts'
import { findCard } from '#server/db/queries/money/scratch-cards.ts'
import type { Kobo } from '#src/lib/money.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { cardRefused } from './card-refused.ts'
import { isCardPin, makeClaim } from './card-secrets.ts'
import { QUARTER_HOUR } from '#server/lib/seconds.ts'

interface LookAtCard {
  serial: string
  pin: string
  /** The phone whose owner may cash it in, in canonical form. */
  phone: string
  address: string
  /** The signed-in player, if any. */
  playerId: number | undefined
}

/**
 * What a card is worth, to someone who knows its PIN. A wrong serial and a wrong PIN get the same answer at the same
 * cost; wrong tries slow down by card and by address.
 * @returns kobo, and the claim the phone's owner cashes it in with
 * @throws Refusal card-unknown, card-used, card-expired, too-many-tries
 */
export const lookAtCard = async (
  service: Service,
  { serial, pin, phone, address, playerId }: LookAtCard,
): Promise<{ amount: Kobo; claim: string; until: Date }> => {
  const now = service.ports.clock.now()
  const card = `scratch card ${serial}`
  const crowd = `scratch cards of ${address} in hour ${Math.floor(now / HOUR)}`
  await beginTry(service, {
    [card]: { free: 5, mostSeconds: QUARTER_HOUR },
    [crowd]: { free: 40, mostSeconds: 60 },
  })
  const found = await findCard(service.db, serial)
  if (!isCardPin(service, found?.pin_hmac, { serial, pin }) || !found) throw new Refusal('card-unknown')
  await forgetTry(service, card)
  await giveBackTry(service, crowd)
  const refused = cardRefused(found, playerId)
  if (refused) throw refused
  return { amount: found.amount, ...makeClaim(service, { serial, phone }, now) }
}
