// After some free failures each further try waits twice as long, up to a limit. Nobody is locked out, except that a
// PIN, with so few possible values, locks for a while. Counted in the database, across all nodes.
import { createHmac } from 'node:crypto'
import type { RefusalName } from '#src/contract/refusals.ts'
import {
  beginTries,
  findLock,
  forgetTries,
  settleLockedTry,
  takeBackTry,
} from '#server/db/queries/accounts/wrong-tries.ts'
import type { Tx } from '#server/db/db.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'

interface Patience {
  free: number
  mostSeconds: number
}

interface Counting extends Pick<Service, 'pepper'> {
  db: Tx
}

/** Names and addresses are stored only as hashes. */
const hashOf = ({ pepper }: Counting, name: string): Uint8Array =>
  new Uint8Array(createHmac('sha256', pepper).update(`try ${name}`).digest())

/**
 * Counts a try before judging it, so that a hundred concurrent ones don't all get through.
 * @throws Refusal too-many-tries with the seconds to wait
 */
export const beginTry = async (service: Counting, names: Record<string, Patience>): Promise<void> => {
  const keys = Object.entries(names).map(([name, patience]) => ({ key: hashOf(service, name), ...patience }))
  const wait = await beginTries(service.db, keys)
  if (wait > 0) throw new Refusal('too-many-tries', undefined, Math.ceil(wait))
}

/** After a correct try: forgets the count. */
export const forgetTry = async (service: Counting, ...names: string[]): Promise<void> => {
  await forgetTries(
    service.db,
    names.map(name => hashOf(service, name)),
  )
}

/** After a correct try that must not erase other people's wrong ones: takes back only itself. */
export const giveBackTry = async (service: Counting, name: string): Promise<void> => {
  await takeBackTry(service.db, hashOf(service, name))
}

/** @throws Refusal pin-locked, or the given one, with the seconds to wait */
export const refuseLocked = async (
  service: Counting,
  name: string,
  refusal: RefusalName = 'pin-locked',
): Promise<void> => {
  const wait = await findLock(service.db, hashOf(service, name))
  if (wait > 0) throw new Refusal(refusal, undefined, Math.ceil(wait))
}

/**
 * Counts a judged try before anyone learns the result: `most` wrong ones lock for a while, and a right one clears
 * them. While locked, even the right answer is refused.
 * @returns the tries left
 * @throws Refusal pin-locked, or the given one, with the seconds to wait
 */
export const settleTry = async (
  service: Counting,
  name: string,
  isRight: boolean,
  most: number,
  lockSeconds: number,
  refusal: RefusalName = 'pin-locked',
): Promise<number> => {
  const asked = { key: hashOf(service, name), isRight, most, lockSeconds }
  const { wait, remaining } = await settleLockedTry(service.db, asked)
  if (wait > 0) throw new Refusal(refusal, undefined, Math.ceil(wait))
  return remaining
}
