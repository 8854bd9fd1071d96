// The operator's commands that enter, by the provider's reference, what a restored copy has forgotten.
import { formatMoney } from '#src/lib/money.ts'
import { canonicalPhone } from '#src/lib/phone.ts'
import { findAccountOf, findPlayer } from '#server/db/queries/accounts/players.ts'
import type { Tx } from '#server/db/db.ts'
import { enterPayment as enterTopUp } from '#server/deeds/top-ups/enter-payment.ts'
import { enterWithdrawal as enterLeft } from '#server/deeds/withdrawals/enter-withdrawal.ts'
import * as wallets from '#src/lib/language/wallets.ts'
import type { Command } from './place.ts'

const playerOf = async (tx: Tx, phone: string): Promise<{ id: number; name: string }> => {
  const account = await findAccountOf(tx, canonicalPhone(phone) ?? '')
  if (!account)
    throw new Error(
      'Nobody has that number: say one like 08031234567; who signed up after the copy does so again',
    )
  const { first_name: first, last_name: last } = (await findPlayer(tx, account.id))!
  return { id: account.id, name: first && last ? `${first} ${last}` : 'a player without a name' }
}

export const enterPayment: Command = async ({ db }, reference = '', phone = '') => {
  const { id: playerId, name } = await playerOf(db, phone)
  const amount = await enterTopUp(db, { reference, playerId })
  return `${formatMoney(amount)} of ${name} is entered. A node asks the provider about it within a minute, and credits what it confirms.`
}

export const enterWithdrawal: Command = async ({ db, randomness, pepper, settings }, ...words) => {
  const [reference = '', phone = '', bankCode = '', accountNumber = ''] = words.filter(it => it !== '--ours')
  if (!pepper || !settings)
    throw new Error(
      'Set CODE_PEPPER to what the nodes have: without it nobody knows what waits by that reference.',
    )
  if (!/^\d{10}$/.test(accountNumber))
    throw new Error('Say where it went: enter-withdrawal REFERENCE PHONE BANK ACCOUNT')
  const isCovered = words.includes('--ours')
  const { id: playerId, name } = await playerOf(db, phone)
  const { amount, isJoined } = await enterLeft(
    { db, randomness, pepper, settings },
    { reference, playerId, bankCode, accountNumber, isCovered },
  )
  const done = isJoined
    ? `It is the withdrawal of ${formatMoney(amount)} that waits here for ${name}, and is not sent again.`
    : `${formatMoney(amount)} is taken out of the ${wallets.winnings} of ${name}.`
  return `${done} A node asks the provider about it at once, and pays or gives it back by what it says.`
}
