// The only place money moves. Amounts are kobo; accounts are named by code.
import type { Kobo } from '#src/lib/money.ts'
import { constraintOf, sqlState } from '#server/db/again.ts'
import type { Tx } from '#server/db/db.ts'
import { refuseHeldBack } from '#server/db/queries/safer-play/gate.ts'
import { Refusal } from '#server/lib/refusal.ts'

type WalletName = 'play' | 'bonus' | 'winnings'

export interface Transfer {
  /** Account debited. */
  debit: string
  /** Account credited. */
  credit: string
  amount: Kobo
  kind: string
  /** What it is for: unique in the ledger together with the kind. */
  cause: string
}

export const walletCode = (playerId: number, wallet: WalletName): string => `player:${playerId}:${wallet}`

/** A wallet's CHECK stopped it from going below zero. */
const isWalletShort = (error: unknown): boolean =>
  sqlState(error) === '23514' && constraintOf(error) === 'account_balance_check'

/**
 * Posts transfers together, skipping zero amounts.
 * @throws Refusal wallet-short if a player's wallet holds too little, or why the player may not stake or top up that
 *   much (safer_play_gate); the transaction is then lost
 */
export const post = async (tx: Tx, transfers: readonly Transfer[]): Promise<void> => {
  const some = transfers.filter(it => it.amount !== 0)
  if (some.length === 0) return
  const posted = await tx.many`
    insert into transfer (debit_account, credit_account, amount, kind, cause)
    select d.id, c.id, t.amount, t.kind, t.cause
    from unnest(${some.map(it => it.debit)}::text[], ${some.map(it => it.credit)}::text[],
      ${some.map(it => it.amount)}::bigint[], ${some.map(it => it.kind)}::text[],
      ${some.map(it => it.cause)}::text[]) as t(debit, credit, amount, kind, cause)
    join account d on d.code = t.debit
    join account c on c.code = t.credit
    returning id`.catch(error => {
    if (isWalletShort(error)) throw new Refusal('wallet-short')
    return refuseHeldBack(error)
  })
  if (posted.length !== some.length) throw new Error(`No such account in ${JSON.stringify(some)}`)
}

/** A new player's three empty wallets. */
export const openWallets = (tx: Tx, playerId: number) =>
  tx.many`
    insert into account (code, player_id, wallet, balance)
    select 'player:' || ${playerId}::bigint || ':' || wallet, ${playerId}, wallet, 0
    from unnest(array['play', 'bonus', 'winnings']) wallet`

/** Kobo in each. */
export type Wallets = Record<WalletName, Kobo>

/** What came into a wallet, kobo, and what is in all of them now. */
export interface Moved {
  amount: Kobo
  /** How much a debt took of it, kobo. */
  paid?: Kobo
  wallets: Wallets
}

export const walletsOf = async (tx: Tx, playerId: number): Promise<Wallets> => {
  const rows = await tx.many<{ wallet: WalletName; balance: Kobo }>`
    select wallet, balance from account where player_id = ${playerId}`
  const wallets = { play: 0, bonus: 0, winnings: 0 }
  for (const { wallet, balance } of rows) wallets[wallet] = balance
  return wallets
}

/** A house account's balance: the sum of its transfers. */
export const balanceOf = (tx: Tx, code: string) =>
  tx.value<Kobo>`
    select (coalesce((select sum(amount) from transfer where credit_account = a.id), 0)
      - coalesce((select sum(amount) from transfer where debit_account = a.id), 0))::bigint as balance
    from account a where code = ${code}`
