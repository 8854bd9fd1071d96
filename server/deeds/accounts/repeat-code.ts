import type { RefusalName } from '#src/contract/refusals.ts'
import { findCode, giveTryBack, takeRepeat, type CodePurpose } from '#server/db/queries/accounts/codes.ts'
import { findLoginByPhone, type LoginRow } from '#server/db/queries/accounts/players.ts'
import type { Turn } from '#server/lib/gate.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { isSameText } from '#server/lib/same-text.ts'
import type { Service } from '#server/service.ts'
import { askerHash, codeOf } from './one-time-code.ts'
import { isPassword } from './passwords.ts'

/** What a repeat is told, whether the first one has ended by then or ends in the midst of it. */
const REFUSALS: readonly RefusalName[] = ['code-expired', 'code-used-up', 'phone-taken']

export const mayBeRepeat = (error: unknown): boolean =>
  error instanceof Refusal && REFUSALS.includes(error.refusal)

interface Repeat {
  /** The phone number. */
  to: string
  code: string
  /** The one that was set by the code. */
  password: string
  asker: string
}

/**
 * A code did its work and the answer was lost: whose account it is, if the same asker gives the code again within its life,
 * with the password that the account has by now. Anything wrong costs one of the code's five tries, so a used code guesses no
 * password.
 * @param turn at the hashing gate
 */
export const repeatCode = async (
  service: Service,
  turn: Turn,
  purpose: Extract<CodePurpose, 'sign-up' | 'reset'>,
  { to, code: given, password, asker }: Repeat,
): Promise<LoginRow | undefined> => {
  const { db, pepper } = service
  const code = await findCode(db, to, purpose, askerHash(pepper, asker))
  if (!code?.used) return undefined
  const taken = await takeRepeat(db, code.id)
  if (!taken || !isSameText(codeOf(pepper, to, taken.nonce), given)) return undefined
  const login = await findLoginByPhone(db, to)
  if (!login || !(await isPassword(service, turn, login.password_hash, password))) return undefined
  await giveTryBack(db, code.id)
  return login
}
