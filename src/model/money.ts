// Movements of the wallets, and top-ups.
import type { topUp, transaction } from '#src/contract/wallet.ts'
import type { Read } from './words.ts'

export type TopUp = Read<typeof topUp>
export type Transaction = Read<typeof transaction>
