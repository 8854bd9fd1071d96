import { joinGoogle, linkGoogle, unlinkGoogle } from '#src/contract/google.ts'
import { inWords } from './in-words.ts'

export const joinForm = inWords(joinGoogle.body)
export const linkForm = inWords(linkGoogle.body)
export const unlinkForm = inWords(unlinkGoogle.body)
