import { askPinCode, createPin, resetPin } from '#src/contract/pin.ts'
import { inWords } from './in-words.ts'

export const pinForm = inWords(createPin.body)
export const pinForgotForm = inWords(askPinCode.body)
export const pinResetForm = inWords(resetPin.body)
