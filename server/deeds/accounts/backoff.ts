// After some free failures each further try waits twice as long as the one before, up to a limit; nobody is locked out,
// but for a PIN, which has so few values that it is locked for a while.
// Counted in the database, for all nodes together.
import { createHmac } from 'node:crypto'
import {
  beginTries,
  findLock,
  forgetTries,
  settleLockedTry,
  takeBackTry,
} from '#server/db/queries/accounts/wrong-tries.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'

interface Patience {
  free: number
  mostSeconds: number
}

type Counting = Pick<Service, 'db' | 'pepper'>

/** Names and addresses are not written down. */
const hashOf = ({ pepper }: Counting, name: string): Uint8Array =>
  new Uint8Array(createHmac('sha256', pepper).update(`try ${name}`).digest())

/**
 * Counts a try before it is judged, so that a hundred at once do not all pass.
 * @throws Refusal too-many-tries with the seconds to wait
 */
export const beginTry = async (service: Counting, names: Record<string, Patience>): Promise<void> => {
  const keys = Object.entries(names).map(([name, patience]) => ({ key: hashOf(service, name), ...patience }))
  const wait = await beginTries(service.db, keys)
  if (wait > 0) throw new Refusal('too-many-tries', undefined, Math.ceil(wait))
}

/** The try was right: what was counted there is forgotten. */
export const forgetTry = async (service: Counting, ...names: string[]): Promise<void> => {
  await forgetTries(
    service.db,
    names.map(name => hashOf(service, name)),
  )
}

/** The try was right, and no reason to forget the wrong ones of others: only it is taken back. */
export const giveBackTry = async (service: Counting, name: string): Promise<void> => {
  await takeBackTry(service.db, hashOf(service, name))
}

/** @throws Refusal pin-locked with the seconds to wait */
export const refuseLocked = async (service: Counting, name: string): Promise<void> => {
  const wait = await findLock(service.db, hashOf(service, name))
  if (wait > 0) throw new Refusal('pin-locked', undefined, Math.ceil(wait))
}

/**
 * Counts a try that has been judged, before anybody is told of it: a wrong one is one of `most` until it locks for so long,
 * a right one forgets those before it. While it is locked the right one is no better than a wrong one.
 * @returns the tries that are left
 * @throws Refusal pin-locked with the seconds to wait
 */
export const settleTry = async (
  service: Counting,
  name: string,
  isRight: boolean,
  most: number,
  lockSeconds: number,
): Promise<number> => {
  const asked = { key: hashOf(service, name), isRight, most, lockSeconds }
  const { wait, remaining } = await settleLockedTry(service.db, asked)
  if (wait > 0) throw new Refusal('pin-locked', undefined, Math.ceil(wait))
  return remaining
}
