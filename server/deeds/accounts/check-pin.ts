import { refuseLocked, settleTry } from './backoff.ts'
import { findPinHash } from '#server/db/queries/accounts/players.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { isPin } from './pin-hash.ts'

const WRONG_PINS = 5
const LOCKED_SECONDS = 15 * 60

const leftWords = (left: number): string => (left === 1 ? 'One try is left' : `${left} tries are left`)

/**
 * Judges a transaction PIN outside any transaction, so that a wrong try stays counted. Counting and answering are one
 * step: of any number of concurrent tries only five wrong ones are answered, and right ones never count.
 * @param field of the request that holds the PIN
 * @throws Refusal pin-missing, pin-wrong with the tries left, pin-locked with the seconds to wait, crowded
 */
export const checkPin = async (
  service: Service,
  it: { playerId: number; pin: string },
  field = 'transaction_pin',
): Promise<void> => {
  const stored = await findPinHash(service.db, it.playerId)
  if (stored === undefined) throw new Refusal('pin-missing')
  const name = `pin of ${it.playerId}`
  // Before hashing, which costs more than the query.
  await refuseLocked(service, name)
  const isRight = await service.hashing.enter(true, turn => isPin(service, turn, stored, it))
  const left = await settleTry(service, name, isRight, WRONG_PINS, LOCKED_SECONDS)
  if (isRight) return
  if (left === 0) throw new Refusal('pin-locked', undefined, LOCKED_SECONDS)
  throw new Refusal('pin-wrong', { [field]: `That PIN is not right. ${leftWords(left)}` })
}
