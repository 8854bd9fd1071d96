// What players owe after a reversed payment.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'

export const owedCode = (playerId: number): string => `owed:${playerId}`

export const findDebt = async (tx: Tx, playerId: number): Promise<Kobo> =>
  (await tx.value<Kobo | undefined>`select amount from debt where player_id = ${playerId}`) ?? 0

/** Whether a player owes, and has come to owe more since a person last released this withdrawal. */
export const owesSinceRelease = (tx: Tx, playerId: number, withdrawalId: string): Promise<boolean> =>
  tx.any`
    select 1 from debt d where d.player_id = ${playerId} and d.amount > 0 and not exists (
      select from payout_note n where n.withdrawal_id = ${withdrawalId} and n.deed = 'release'
        and n.at >= (select t.at from transfer t join account a on a.id = t.debit_account
          where a.code = ${owedCode(playerId)} order by t.id desc limit 1))`

export const lockDebt = (tx: Tx, playerId: number) =>
  tx.one<{ amount: Kobo; steps: number }>`
    select amount, steps from debt where player_id = ${playerId} and amount > 0 for update`

/** @param by kobo, positive or negative */
export const changeDebt = (tx: Tx, playerId: number, by: Kobo) =>
  tx.one`
    insert into debt (player_id, amount) values (${playerId}, greatest(${by}::bigint, 0))
    on conflict (player_id) do update set amount = debt.amount + ${by}, steps = debt.steps + 1`

export const openOwed = (tx: Tx, playerId: number) =>
  tx.one`insert into account (code) values (${owedCode(playerId)}) on conflict do nothing`

/** Players in debt with money in the play wallet. */
export const listPayingDebtors = (tx: Tx, limit: number) =>
  tx.many<{ id: number }>`
    select d.player_id as id from debt d join account a on a.player_id = d.player_id and a.wallet = 'play'
    where d.amount > 0 and a.balance > 0 order by random() limit ${limit}`

export const sumDebts = async (tx: Tx) =>
  (await tx.one<{ owed: Kobo; taken: Kobo; topUps: number }>`
    select (select coalesce(sum(amount), 0) from debt where amount > 0)::bigint as owed,
      coalesce(sum(taken_back), 0)::bigint as taken, count(*) as "topUps"
    from top_up where taken_back > 0`)!
