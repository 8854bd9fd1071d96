// Winnings on their way to a bank account.
import {
  accountItem,
  resolveAccount,
  type bank,
  type beneficiary,
  type withdrawal,
  type withdrawalTerms,
} from '#src/contract/withdrawals.ts'
import { inWords } from './in-words.ts'
import type { Answer, Read } from './words.ts'

export type Bank = Read<typeof bank>
export type Beneficiary = Read<typeof beneficiary>
export type Withdrawal = Read<typeof withdrawal>
export type WithdrawalTerms = Answer<typeof withdrawalTerms>

export const bankAccount = inWords(accountItem)
export const bankAccountForm = inWords(resolveAccount.body)
