import { setFirstPin } from '#server/db/queries/accounts/players.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { refuseEasyPin } from './easy-pin.ts'
import { hasThisPin } from './check-pin.ts'
import { hashPin } from './pin-hash.ts'

/**
 * Sets the PIN of a player who has none. Repeated with the same PIN, as the answer may have been lost, it changes nothing.
 * @throws Refusal bad-input on the field `pin` if it is too easy to guess, pin-set, crowded
 */
export const createPin = async (service: Service, it: { playerId: number; pin: string }): Promise<void> => {
  refuseEasyPin(it.pin)
  const hash = await service.hashing.enter(true, turn => hashPin(service, turn, it))
  if (await setFirstPin(service.db, it.playerId, hash)) return
  if (!(await hasThisPin(service, it))) throw new Refusal('pin-set')
}
