import { refusals } from '#src/contract/refusals.ts'
import { beginTry, giveBackTry } from './backoff.ts'
import { findCode, giveTryBack, takeTry, type CodePurpose } from '#server/db/queries/accounts/codes.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { isSameText } from '#server/lib/same-text.ts'
import type { Service } from '#server/service.ts'
import { askerHash, codeOf } from './one-time-code.ts'

interface GivenCode {
  /** The phone number or e-mail address it was sent to. */
  to: string
  purpose: CodePurpose
  code: string
  address: string
  /** Who is trying, or the hash of it: only their own code is judged and loses a try. */
  asker: string | Uint8Array
}

/**
 * Wrong codes per address, for all numbers: many phones share an address, and someone may try a code on many numbers.
 */
const forAddress = { free: 60, mostSeconds: 20 }

const judge = async (
  service: Service,
  { to, purpose, code: given, address, asker }: GivenCode,
): Promise<number> => {
  const { db, pepper } = service
  const hash = typeof asker === 'string' ? askerHash(pepper, asker) : asker
  const fromHere = `${purpose} codes from ${address}`
  await beginTry(service, { [fromHere]: forAddress })
  const code = await findCode(db, to, purpose, hash)
  if (!code || code.used || code.left <= 0) throw new Refusal('code-expired')
  const taken = await takeTry(db, code.id)
  if (!taken) throw new Refusal('code-used-up')
  if (!isSameText(codeOf(pepper, to, taken.nonce), given))
    throw new Refusal('code-wrong', { message: refusals['code-wrong'][1], tries_left: String(taken.left) })
  await giveTryBack(db, code.id)
  await giveBackTry(service, fromHere)
  return code.id
}

/**
 * Judges a code without using it up, outside any transaction, so that a wrong try stays counted whatever follows.
 * @returns the code's id, for `useCode` in the transaction it authorises
 * @throws Refusal too-many-tries, code-expired, code-used-up, code-wrong, crowded
 */
export const checkCode = (service: Service, it: GivenCode): Promise<number> =>
  service.codes.enter(it.purpose === 'verify', turn => turn(() => judge(service, it)))
