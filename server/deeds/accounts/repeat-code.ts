import type { RefusalName } from '#src/contract/refusals.ts'
import { findCode, giveTryBack, takeRepeat, type CodePurpose } from '#server/db/queries/accounts/codes.ts'
import { findLoginByPhone, type LoginRow } from '#server/db/queries/accounts/players.ts'
import type { Turn } from '#server/lib/gate.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { isSameText } from '#server/lib/same-text.ts'
import type { Service } from '#server/service.ts'
import { askerHash, codeOf } from './one-time-code.ts'
import { isPassword } from './passwords.ts'

/** Refusals that a repeat meets, whether the first request ended before it or during it. */
const REFUSALS: readonly RefusalName[] = ['code-expired', 'code-used-up', 'phone-taken']

export const mayBeRepeat = (error: unknown): boolean =>
  error instanceof Refusal && REFUSALS.includes(error.refusal)

interface Repeat {
  /** The phone number. */
  to: string
  code: string
  /** The one set with the code. */
  password: string
  asker: string
}

/**
 * The code worked but the answer was lost: finds the account if the same asker repeats the code before it expires, with
 * the password that the account now has. Anything wrong costs one of the code's five tries, so a used code is no way to
 * guess a password.
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
