import * as v from 'valibot'
import { createAccount, giveEmail } from '#src/contract/players/email.ts'
import { code } from '#src/lib/fields/typed.ts'
import { inWords } from './in-words.ts'

export const createAccountForm = inWords(createAccount.body)
export const giveEmailForm = inWords(giveEmail.body)
export const codeForm = v.object({ code })
