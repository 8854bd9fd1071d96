// Hands over what is kept for somebody whose account was deleted.
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { findDeleted } from '#server/db/queries/accounts/deletions.ts'
import { findPlayerByPhone } from '#server/db/queries/accounts/players.ts'
import { findDebt } from '#server/db/queries/money/debts.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { findCardEnd } from '#server/deeds/withdrawals/withdrawal-terms.ts'
import { unseal } from '#server/keys/sealed.ts'
import { payDebt } from '#server/ledger/take-back.ts'
import { post, walletCode, walletsOf } from '#server/ledger/transfers.ts'

const WALLETS = ['play', 'bonus', 'winnings'] as const

const deletedAs = async (tx: Tx, id: number) => {
  const row = await findDeleted(tx, id)
  if (!row) throw new Error(`No account was deleted as D-${id}`)
  return row
}

interface Person {
  phone: string
  email: string | null
  first_name: string
  last_name: string
  accounts: readonly { bank: string; number: string; name: string }[]
}

/** @throws Error if there is none */
export const openDeleted = async (
  db: Db,
  pepper: Uint8Array,
  id: number,
): Promise<{ person: Person | undefined; kept: Kobo; at: Date }> => {
  const row = await deletedAs(db, id)
  const { play, bonus, winnings } = await walletsOf(db, row.player_id)
  const bytes = row.sealed && unseal(pepper, 'person', String(id), row.sealed)
  const person = bytes ? (JSON.parse(Buffer.from(bytes).toString('utf8')) as Person) : undefined
  return { person, kept: play + bonus + winnings, at: row.ended_at }
}

/** What is owed is paid first, as before a withdrawal: deleting an account is no way past it. @throws Error if that takes more than there is */
const settleDebt = async (tx: Tx, playerId: number, cause: string): Promise<void> => {
  const owed = await findDebt(tx, playerId)
  if (owed === 0) return
  const { play, winnings } = await walletsOf(tx, playerId)
  if (play + winnings < owed)
    throw new Error(
      `They owe ${formatMoney(owed)}, which is more than is kept: ${formatMoney(play + winnings)}`,
    )
  const [debit, credit] = [walletCode(playerId, 'winnings'), walletCode(playerId, 'play')]
  await post(tx, [{ debit, credit, amount: Math.max(0, owed - play), kind: 'move', cause }])
  await payDebt(tx, playerId)
}

/** A stolen card must not become cash by way of a new account, where nothing holds it. @throws Error until when it waits */
const refuseCardMoney = async (tx: Tx, playerId: number): Promise<void> => {
  const until = await findCardEnd(tx, playerId)
  if (until)
    throw new Error(
      `They paid by card, which its owner can still take back: hand it over after ${formatDateTime(until.getTime())}`,
    )
}

/** Wallet by wallet: bonus money stays bonus money. @returns how much @throws Error if there is nothing or nobody */
export const handOver = (db: Db, it: { id: number; phone: string; cause: string }): Promise<Kobo> =>
  db.tx(async tx => {
    const row = await deletedAs(tx, it.id)
    const heir = await findPlayerByPhone(tx, it.phone)
    if (!heir) throw new Error('No account has this number')
    await refuseCardMoney(tx, row.player_id)
    await settleDebt(tx, row.player_id, it.cause)
    const kept = await walletsOf(tx, row.player_id)
    const moved = WALLETS.filter(wallet => kept[wallet] > 0)
    if (moved.length === 0) throw new Error('Nothing is kept for them')
    await post(
      tx,
      moved.map(wallet => ({
        debit: walletCode(row.player_id, wallet),
        credit: walletCode(heir.id, wallet),
        amount: kept[wallet],
        kind: 'handed-over',
        cause: `${it.cause}/${wallet}`,
      })),
    )
    return kept.play + kept.bonus + kept.winnings
  })
