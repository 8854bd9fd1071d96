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

interface Used {
  /** The phone number or e-mail address it was sent to. */
  to: string
  code: string
  asker: string
}

/**
 * The id of this asker's code if it was used within its life and this is it: the answer was lost, and the same device
 * asks again. Anything wrong costs one of the code's five tries. A right one gets its try back with `giveTryBack`.
 */
export const takeUsedCode = async (
  { db, pepper }: Service,
  purpose: CodePurpose,
  { to, code: given, asker }: Used,
): Promise<number | undefined> => {
  const code = await findCode(db, to, purpose, askerHash(pepper, asker))
  if (!code?.used) return undefined
  const taken = await takeRepeat(db, code.id)
  return taken && isSameText(codeOf(pepper, to, taken.nonce), given) ? code.id : undefined
}

interface Repeat extends Used {
  /** The one set with the code. */
  password: string
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
  { password, ...it }: Repeat,
): Promise<LoginRow | undefined> => {
  const { db } = service
  const codeId = await takeUsedCode(service, purpose, it)
  if (codeId === undefined) return undefined
  const login = await findLoginByPhone(db, it.to)
  if (!login || !(await isPassword(service, turn, login.password_hash, password))) return undefined
  await giveTryBack(db, codeId)
  return login
}
