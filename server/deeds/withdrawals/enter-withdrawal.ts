// A transfer to a bank account that our books have forgotten: it is set aside from the winnings again, as accepted by its
// provider. It is asked about like any other, and paid or given back on the provider's word alone.
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { findPlayer } from '#server/db/queries/accounts/players.ts'
import { findAccountName, findBank } from '#server/db/queries/money/banks.ts'
import { insertAttempt } from '#server/db/queries/money/payout-attempts.ts'
import { insertLeft, lockWithdrawer } from '#server/db/queries/money/withdrawals.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { newId } from '#server/deeds/new-id.ts'
import { findForgotten } from '#server/deeds/reconciling/find-forgotten.ts'
import { post, walletCode, walletsOf } from '#server/ledger/transfers.ts'
import type { Randomness } from '#server/ports/ports.ts'
import type { Settings } from '#server/settings.ts'
import { joinTransfer } from './join-transfer.ts'
import { beforeTax } from './withdrawal-terms.ts'

interface Place {
  db: Db
  randomness: Randomness
  pepper: Uint8Array
  settings: Pick<Settings, 'WITHDRAWAL_TAX'>
}

interface Left {
  reference: string
  playerId: number
  bankCode: string
  accountNumber: string
  /** What the winnings lack comes out of the operator’s own money. */
  isCovered: boolean
}

const cover = async (tx: Tx, { playerId, reference, isCovered }: Left, amount: Kobo): Promise<void> => {
  const { winnings } = await walletsOf(tx, playerId)
  const missing = Math.max(0, amount - winnings)
  if (missing > 0 && !isCovered)
    throw new Error(
      `${formatMoney(amount)} left, and the winnings are ${formatMoney(winnings)}: say --ours where you bear the ${formatMoney(missing)} that are missing`,
    )
  const credit = walletCode(playerId, 'winnings')
  await post(tx, [
    { debit: 'operator_funds', credit, amount: missing, kind: 'withdrawal-cover', cause: reference },
  ])
}

interface Entered {
  amount: Kobo
  /** It is that of a withdrawal that waits here: nothing was taken out of the winnings. */
  isJoined: boolean
}

/** @throws Error why it is not entered */
export const enterWithdrawal = ({ db, randomness, pepper, settings }: Place, it: Left): Promise<Entered> =>
  db.tx(async tx => {
    const { reference, playerId, bankCode, accountNumber } = it
    const { provider, amount: arrives } = await findForgotten(tx, 'transfer-not-ours', reference)
    const joined = await joinTransfer(tx, pepper, { reference, provider, playerId, accountNumber, arrives })
    if (joined !== undefined) return { amount: joined, isJoined: true }
    const bank = await findBank(tx, bankCode)
    if (!bank) throw new Error(`No bank has the code ${bankCode}: say that of the first provider’s list`)
    await lockWithdrawer(tx, playerId)
    const amount = beforeTax(settings, arrives)
    await cover(tx, it, amount)
    const { first_name: first, last_name: last } = (await findPlayer(tx, playerId))!
    const accountName =
      (await findAccountName(tx, bankCode, accountNumber)) ?? [first, last].join(' ').trim().toUpperCase()
    const id = newId(randomness)
    await insertLeft(tx, {
      id,
      playerId,
      amount,
      withheld: amount - arrives,
      bank,
      accountNumber,
      accountName,
    })
    // Accepted, so that it is never sent again, whatever the provider says of it.
    await insertAttempt(tx, {
      reference,
      withdrawalId: id,
      n: 1,
      provider,
      amount: arrives,
      state: 'accepted',
    })
    const debit = walletCode(playerId, 'winnings')
    await post(tx, [{ debit, credit: 'withdrawals_in_flight', amount, kind: 'withdrawal', cause: id }])
    return { amount, isJoined: false }
  })
