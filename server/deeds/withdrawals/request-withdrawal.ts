// A player asks for winnings: PIN and name are judged first, then one transaction sets the money aside.
import { refusals } from '#src/contract/refusals.ts'
import type { Kobo } from '#src/lib/money.ts'
import { asOneTry, checkPin, type BeforeWrong } from '#server/deeds/accounts/check-pin.ts'
import { refuseWhileStopped } from '#server/deeds/limits/refuse-while-stopped.ts'
import { wantNin } from '#server/deeds/safer-play/nin-of.ts'
import { newId } from '#server/deeds/new-id.ts'
import { touchBeneficiary } from '#server/db/queries/money/banks.ts'
import { findDebt } from '#server/db/queries/money/debts.ts'
import { insertWithdrawal, lockWithdrawer } from '#server/db/queries/money/withdrawals.ts'
import type { Tx } from '#server/db/db.ts'
import { findDone, once, type Keyed } from '#server/ledger/once.ts'
import { post, walletCode, walletsOf } from '#server/ledger/transfers.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { payableAccount, type Account } from './resolve-account.ts'
import { keepBeneficiary } from './save-beneficiary.ts'
import { holdFor, leftToday, smallestOf, withheldOf } from './withdrawal-terms.ts'

interface Reserve extends Keyed {
  /** kobo */
  amount: Kobo
  bankCode: string
  accountNumber: string
  save: boolean
}

interface RequestWithdrawal extends Reserve {
  pin: string
}

const reserve = async (
  service: Service,
  tx: Tx,
  it: Reserve,
  { bank, accountName, fit, paidInBy }: Account,
) => {
  const { playerId, amount, accountNumber } = it
  await refuseWhileStopped(tx)
  await wantNin(service, tx, playerId)
  await lockWithdrawer(tx, playerId)
  if ((await findDebt(tx, playerId)) > 0) throw new Refusal('debt-open')
  const left = await leftToday(tx, service.settings, playerId)
  if (left !== null && amount > left) throw new Refusal('day-ceiling')
  const { winnings } = await walletsOf(tx, playerId)
  if (winnings < amount) throw new Refusal('wallet-short')
  const id = newId(service.ports.randomness)
  const withheld = withheldOf(service.settings, amount)
  const hold = await holdFor(tx, service.settings, { ...it, left: winnings - amount, fit, paidInBy })
  await insertWithdrawal(tx, { id, playerId, amount, withheld, bank, accountNumber, accountName, hold })
  const debit = walletCode(playerId, 'winnings')
  await post(tx, [{ debit, credit: 'withdrawals_in_flight', amount, kind: 'withdrawal', cause: id }])
  if (it.save) await keepBeneficiary(service, tx, it, accountName)
  await touchBeneficiary(tx, playerId, it.bankCode, accountNumber)
  return { withdrawal: id }
}

/**
 * The part that moves money, once for each key.
 * @param account undefined only if the key has done it before
 */
export const reserveWithdrawal = async (
  service: Service,
  it: Reserve,
  account: Account | undefined,
): Promise<string> => {
  const work = (tx: Tx) => once(tx, it, () => reserve(service, tx, it, account!))
  return (await service.db.tx(work)).withdrawal
}

const requestOnce = async (
  service: Service,
  it: RequestWithdrawal,
  beforeWrong: BeforeWrong,
): Promise<string> => {
  if (await findDone(service.db, it.playerId, it.requestKey)) return reserveWithdrawal(service, it, undefined)
  const { winnings } = await walletsOf(service.db, it.playerId)
  if (it.amount < (await smallestOf(service.db, it.playerId, winnings)))
    throw new Refusal('withdrawal-too-small', { amount: refusals['withdrawal-too-small'][1] })
  const account = await payableAccount(service, it)
  await checkPin(service, it, beforeWrong)
  return reserveWithdrawal(service, it, account)
}

/**
 * The same key always answers with the same withdrawal.
 * @returns its id
 * @throws Refusal withdrawal-too-small, names-missing, nin-required, name-differs, day-ceiling, wallet-short, debt-open, key-reused,
 *   sales-stopped, the PIN's own and the account's own
 */
export const requestWithdrawal = (service: Service, it: RequestWithdrawal): Promise<string> =>
  asOneTry(service, service.counter.withdrawals, it, beforeWrong => requestOnce(service, it, beforeWrong))
