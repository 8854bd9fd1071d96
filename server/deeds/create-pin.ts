import { setFirstPin } from '../db/queries/players.ts'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { hashPin } from './pin-hash.ts'

/** `1111`, and four digits that go up or down one by one: what is tried first. */
const isEasy = (pin: string): boolean => {
  const steps = new Set([...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at])))
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0]!)
}

/**
 * Sets the PIN of a player who has none.
 * @throws Refusal bad-input on the field `pin` where everybody would guess it, pin-set
 */
export const createPin = async (service: Service, it: { playerId: number; pin: string }): Promise<void> => {
  if (isEasy(it.pin))
    throw new Refusal('bad-input', { pin: 'That PIN is too easy to guess. Choose another one' })
  if (!(await setFirstPin(service.db, it.playerId, await hashPin(service, it)))) throw new Refusal('pin-set')
}
