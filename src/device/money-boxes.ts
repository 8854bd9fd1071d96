// The player's latest wallet movements, top-ups and withdrawals, as last seen.
import { brand } from '#src/brand.ts'
import type { TopUp, Transaction } from '#src/model/money.ts'
import type { Withdrawal } from '#src/model/withdrawals.ts'
import { shelf } from '#src/lib/idb.ts'
import { keptTopUp, keptTransaction, keptWithdrawal } from '#src/model/kept.ts'
import { createRowsBox } from './rows-box.ts'

export const movementBox = createRowsBox<Transaction>(
  shelf(`${brand.storagePrefix}movements`),
  keptTransaction,
)

/** The payment link is not kept: it is useless offline, and the service sends it again online. */
export const withoutLink = (topUp: TopUp): TopUp => ({ ...topUp, paymentLink: null })

export const topUpBox = createRowsBox<TopUp>(shelf(`${brand.storagePrefix}top-ups`), keptTopUp, withoutLink)

export const withdrawalBox = createRowsBox<Withdrawal>(
  shelf(`${brand.storagePrefix}withdrawals`),
  keptWithdrawal,
)
