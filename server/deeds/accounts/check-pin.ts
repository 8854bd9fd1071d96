import { refuseLocked, settleTry } from './backoff.ts'
import { findPinHash } from '#server/db/queries/accounts/players.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { isPin } from './pin-hash.ts'

const WRONG_PINS = 5
const LOCKED_SECONDS = 15 * 60

const leftWords = (left: number): string => (left === 1 ? 'One try is left' : `${left} tries are left`)

/**
 * Judges a transaction PIN, outside of any transaction: a wrong try stays counted whatever follows. Counted when it has
 * been judged, in one step with saying so: of any number at once five wrong ones are answered, and right ones never count.
 * @param field of the question that holds the PIN
 * @throws Refusal pin-missing, pin-wrong with the tries that are left, pin-locked with the seconds to wait, crowded
 */
export const checkPin = async (
  service: Service,
  it: { playerId: number; pin: string },
  field = 'transaction_pin',
): Promise<void> => {
  const stored = await findPinHash(service.db, it.playerId)
  if (stored === undefined) throw new Refusal('pin-missing')
  const name = `pin of ${it.playerId}`
  // Before the hash, which costs more than the question.
  await refuseLocked(service, name)
  const isRight = await service.hashing.enter(true, turn => isPin(service, turn, stored, it))
  const left = await settleTry(service, name, isRight, WRONG_PINS, LOCKED_SECONDS)
  if (isRight) return
  if (left === 0) throw new Refusal('pin-locked', undefined, LOCKED_SECONDS)
  throw new Refusal('pin-wrong', { [field]: `That PIN is not right. ${leftWords(left)}` })
}
