// What a person enters about themselves.
import { finishOnboarding, passwordResetConfirm, updateUser } from '#src/contract/account.ts'
import { giveNin } from '#src/contract/state/person.ts'
import { inWords } from './in-words.ts'

export { CONSENT_VERSION } from '#src/contract/account.ts'

export const signUpForm = inWords(finishOnboarding.body)
export const resetForm = inWords(passwordResetConfirm.body)
export const personForm = inWords(updateUser.body)
export const ninForm = inWords(giveNin.body)
