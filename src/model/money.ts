// Movements of the wallets, and top-ups.
import { openTransfer, openUssd, type topUp, type transaction } from '#src/contract/wallet.ts'
import { inWords } from './in-words.ts'
import type { Read } from './words.ts'

export type TopUp = Read<typeof topUp>
export type Transaction = Read<typeof transaction>

export type { UssdBank } from '#src/contract/wallet.ts'
export const transferForm = inWords(openTransfer.body)
export const ussdForm = inWords(openUssd.body)
