import { findCode, giveTryBack, takeTry, type CodePurpose } from '../db/queries/codes.ts'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { codeOf, isCode } from './one-time-code.ts'

/**
 * Judges a code without using it up, in statements of their own: a wrong try stays counted whatever follows.
 * @returns the id of the code, for `useCode` in the transaction that it allows
 * @throws Refusal code-expired, code-used-up, code-wrong
 */
export const checkCode = async (
  { db, pepper }: Service,
  phone: string,
  purpose: CodePurpose,
  given: string,
): Promise<number> => {
  const code = await findCode(db, phone, purpose)
  if (!code || code.used || code.left <= 0) throw new Refusal('code-expired')
  const taken = await takeTry(db, code.id)
  if (!taken) throw new Refusal('code-used-up')
  if (!isCode(codeOf(pepper, phone, taken.nonce), given)) throw new Refusal('code-wrong')
  await giveTryBack(db, code.id)
  return code.id
}
