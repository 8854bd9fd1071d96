import * as v from 'valibot'
import { updatePhoneNumber, verifyPhoneNumberUpdate } from '#src/contract/players/phone-change.ts'
import { code } from '#src/lib/fields/typed.ts'
import { inWords } from './in-words.ts'

export const newPhoneForm = inWords(updatePhoneNumber.body)
/** With the old number both codes are needed. */
export const bothCodesForm = inWords(v.object({ ...verifyPhoneNumberUpdate.body.entries, old_code: code }))
export const oneCodeForm = inWords(v.omit(verifyPhoneNumberUpdate.body, ['old_code']))
