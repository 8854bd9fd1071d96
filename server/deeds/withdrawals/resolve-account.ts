// Whose account it is, as its bank says, and whether that may be the player.

import { nameFit, otherPayer, type NameFit } from '#server/lib/name-fit.ts'
import { findPlayer } from '#server/db/queries/accounts/players.ts'
import {
  areBanksOld,
  findAccountName,
  findBank,
  keepAccountName,
  keepBanks,
  type BankRow,
} from '#server/db/queries/money/banks.ts'
import { listPayers } from '#server/db/queries/money/top-ups.ts'
import { findRailCodes, keepRailBanks } from '#server/db/queries/money/rails.ts'
import { pairBanks } from '#server/lib/same-bank.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'

export interface AskedAccount {
  playerId: number
  bankCode: string
  accountNumber: string
}

export interface Account {
  bank: BankRow
  accountNumber: string
  accountName: string
  fit: NameFit
  /** Who paid in, if that is somebody else. */
  paidInBy?: string | undefined
}

/** Reads the providers' lists of banks once a day; players choose from the first one's. */
export const refreshBanks = async ({ db, ports, log }: Service): Promise<void> => {
  if (!(await areBanksOld(db))) return
  const [home, ...others] = ports.payouts
  // A code listed twice would keep the whole list out.
  const banks = [...new Map((await home!.banks()).map(it => [it.code, it])).values()]
  await keepBanks(db, banks)
  for (const other of others)
    await other
      .banks()
      .then(theirs => keepRailBanks(db, other.name, pairBanks(banks, theirs)))
      .catch(error => log.warn({ err: error, provider: other.name }, 'a list of banks could not be read'))
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

/** Asking for a name moves nothing, so another provider may answer if the first one does not. */
const nameFromAny = async (
  { db, ports }: Pick<Service, 'db' | 'ports'>,
  it: { bankCode: string; accountNumber: string; asker: string },
) => {
  const [home, ...others] = ports.payouts
  return home!.resolve(it).catch(async (error: unknown) => {
    const codes = others.length > 0 ? await findRailCodes(db, it.bankCode) : new Map<string, string>()
    const other = others.find(({ name }) => codes.has(name))
    if (!other) throw error
    return other.resolve({ ...it, bankCode: codes.get(other.name)! })
  })
}

const askBank = async ({ db, ports, log }: Service, it: AskedAccount, asker: string): Promise<string> => {
  const { bankCode, accountNumber } = it
  const answer = await nameFromAny({ db, ports }, { bankCode, accountNumber, asker }).catch(error => {
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
  const paidInBy = otherPayer(accountName, await listPayers(service.db, it.playerId))
  return { bank, accountNumber: it.accountNumber, accountName, fit: nameFit(own, accountName), paidInBy }
}

/** One that winnings may go to. @throws Refusal names-missing, name-differs, bank-unknown, account-unknown, bank-silent */
export const payableAccount = async (service: Service, it: AskedAccount): Promise<Account> => {
  if (!(await ownName(service, it.playerId))) throw new Refusal('names-missing')
  const account = await resolveAccount(service, it)
  if (account.fit === 'other' && service.settings.WITHDRAWAL_OTHER_NAMES === 'refuse')
    throw new Refusal('name-differs')
  return account
}
