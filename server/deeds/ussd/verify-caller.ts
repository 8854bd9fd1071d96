// Calling from a number proves having its SIM, just as reading its messages does. So a code for that number is read out,
// sent or not, and its account is verified once the caller says that it is theirs. It proves nothing else.
import { readOutCode } from '#server/db/queries/accounts/codes.ts'
import { findAccountOf, markPhoneVerified } from '#server/db/queries/accounts/players.ts'
import { codeOf } from '#server/deeds/accounts/one-time-code.ts'
import type { Service } from '#server/service.ts'
import { ask, end, type Caller, type Step } from './ussd-step.ts'
import { ussdWords as words } from './ussd-words.ts'

export const verifyCaller = async (
  { db, pepper }: Service,
  { phone }: Caller,
  [answer]: readonly string[],
): Promise<Step> => {
  const account = await findAccountOf(db, phone)
  if (account && !account.is_verified) {
    if (answer === undefined) return ask(words.isItYours(account.created_at))
    if (answer !== '1') return end(words.notYours)
    await markPhoneVerified(db, account.id, phone)
    return end(words.verified)
  }
  const code = await readOutCode(db, phone)
  if (code) return end(words.code(codeOf(pepper, phone, code.nonce), code.purpose, code.left))
  return end(account ? words.verifiedAlready : words.noAccount)
}
