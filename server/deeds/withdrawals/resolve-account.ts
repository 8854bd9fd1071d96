// Whose account it is, as its bank says, and whether that may be the player.

import { nameFit, type NameFit } from '#server/lib/name-fit.ts'
import { findPlayer } from '#server/db/queries/accounts/players.ts'
import {
  areBanksOld,
  findAccountName,
  findBank,
  keepAccountName,
  keepBanks,
  type BankRow,
} from '#server/db/queries/money/banks.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'

export interface AskedAccount {
  playerId: number
  bankCode: string
  accountNumber: string
}

interface Account {
  bank: BankRow
  accountNumber: string
  accountName: string
  fit: NameFit
}

/** Reads the provider's list of banks once a day. */
export const refreshBanks = async ({ db, ports }: Service): Promise<void> => {
  if (await areBanksOld(db)) await keepBanks(db, await ports.payouts[0]!.banks())
}

const bankOf = async (service: Service, code: string): Promise<BankRow> => {
  const known = await findBank(service.db, code)
  if (known) return known
  await refreshBanks(service).catch(() => {
    throw new Refusal('bank-silent', undefined, 60)
  })
  const bank = await findBank(service.db, code)
  if (!bank) throw new Refusal('bank-unknown')
  return bank
}

const askBank = async ({ db, ports, log }: Service, it: AskedAccount, asker: string): Promise<string> => {
  const { bankCode, accountNumber } = it
  const answer = await ports.payouts[0]!.resolve({ bankCode, accountNumber, asker }).catch(error => {
    log.warn({ err: error, bankCode }, 'a bank did not name an account')
    throw new Refusal('bank-silent', undefined, 60)
  })
  if ('refused' in answer) throw new Refusal(answer.refused)
  await keepAccountName(db, bankCode, accountNumber, answer.name)
  return answer.name
}

export const ownName = async ({ db }: Pick<Service, 'db'>, playerId: number): Promise<string> => {
  const player = (await findPlayer(db, playerId))!
  return player.first_name && player.last_name ? `${player.first_name} ${player.last_name}` : ''
}

/** @throws Refusal bank-unknown, account-unknown, bank-silent */
export const resolveAccount = async (service: Service, it: AskedAccount): Promise<Account> => {
  const bank = await bankOf(service, it.bankCode)
  const own = await ownName(service, it.playerId)
  const known = await findAccountName(service.db, it.bankCode, it.accountNumber)
  const accountName = known ?? (await askBank(service, it, own))
  return { bank, accountNumber: it.accountNumber, accountName, fit: nameFit(own, accountName) }
}
