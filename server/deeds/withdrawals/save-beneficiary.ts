import { checkPin } from '#server/deeds/accounts/check-pin.ts'
import { newId } from '#server/deeds/new-id.ts'
import {
  listBeneficiaries,
  saveBeneficiary as save,
  type BeneficiaryRow,
} from '#server/db/queries/money/banks.ts'
import { lockWithdrawer } from '#server/db/queries/money/withdrawals.ts'
import type { Tx } from '#server/db/db.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { payableAccount, type AskedAccount } from './resolve-account.ts'

const MOST = 10

/** In a transaction. @returns the saved account, or undefined if there are too many */
export const keepBeneficiary = async (
  { ports }: Pick<Service, 'ports'>,
  tx: Tx,
  { playerId, bankCode, accountNumber }: AskedAccount,
  accountName: string,
): Promise<BeneficiaryRow | undefined> => {
  const isIt = (row: BeneficiaryRow) => row.bank_code === bankCode && row.account_number === accountNumber
  const saved = await listBeneficiaries(tx, playerId)
  if (!saved.some(isIt) && saved.length >= MOST) return undefined
  await save(tx, { id: newId(ports.randomness), playerId, bankCode, accountNumber, accountName })
  return (await listBeneficiaries(tx, playerId)).find(isIt)
}

/** @throws Refusal names-missing, name-differs, too-many-accounts, the PIN's own and the account's own */
export const saveBeneficiary = async (
  service: Service,
  { pin, ...it }: AskedAccount & { pin: string },
): Promise<BeneficiaryRow> => {
  const { accountName } = await payableAccount(service, it)
  await checkPin(service, { playerId: it.playerId, pin })
  return service.db.tx(async tx => {
    await lockWithdrawer(tx, it.playerId)
    const kept = await keepBeneficiary(service, tx, it, accountName)
    if (!kept) throw new Refusal('too-many-accounts')
    return kept
  })
}
