import { type cardOffer, getScratchCardAmount } from '#src/contract/scratch-cards.ts'
import { inWords } from './in-words.ts'
import type { Read } from './words.ts'

export type CardOffer = Read<typeof cardOffer>
export const cardForm = inWords(getScratchCardAmount.body)
