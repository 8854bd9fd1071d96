import { createPin } from '#src/contract/pin.ts'
import { inWords } from './in-words.ts'

export const pinForm = inWords(createPin.body)
