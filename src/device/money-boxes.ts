// The newest movements of the player's wallets and the newest top-ups, kept as they were last seen.
import { brand } from '#src/brand.ts'
import type { TopUp, Transaction } from '#src/contract/wallet.ts'
import { shelf } from '#src/lib/idb.ts'
import { keptTopUp, keptTransaction } from './kept.ts'
import { createRowsBox } from './rows-box.ts'

export const movementBox = createRowsBox<Transaction>(
  shelf(`${brand.storagePrefix}movements`),
  keptTransaction,
)

export const topUpBox = createRowsBox<TopUp>(shelf(`${brand.storagePrefix}top-ups`), keptTopUp)

/** The way to pay is not kept: without a network it leads nowhere, and with one the service says it again. */
export const withoutLink = (topUp: TopUp): TopUp => ({ ...topUp, payment_link: null })
