// Why the database refused a stake or top-up (schema/functions/safer_play_gate.sql).
import type { RefusalName } from '#src/contract/refusals.ts'
import { kobo, type Kobo } from '#src/lib/money.ts'
import { constraintOf } from '#server/db/again.ts'
import type { Tx } from '#server/db/db.ts'
import { Refusal } from '#server/lib/refusal.ts'

const MARK = 'safer_play '

/** The refusal that the gate named; undefined if it was not the gate. */
export const heldBackAs = (error: unknown): RefusalName | undefined => {
  const name = constraintOf(error)
  return name.startsWith(MARK) ? (name.slice(MARK.length) as RefusalName) : undefined
}

/** @throws Refusal if it was the gate, the error itself if not */
export const refuseHeldBack = (error: unknown): never => {
  const name = heldBackAs(error)
  throw name ? new Refusal(name) : error
}

/** Players who may not stake that much, and why; debt comes first. */
export const listHeldBack = async (
  tx: Tx,
  asked: readonly { playerId: number; amount: Kobo }[],
): Promise<Map<number, RefusalName>> => {
  const rows = await tx.many<{ id: number; reason: RefusalName | null }>`
    select a.id, case when exists (select from debt d where d.player_id = a.id and d.amount > 0) then 'debt-open'
      else stake_refused(a.id, a.amount) end as reason
    from unnest(${asked.map(it => it.playerId)}::bigint[], ${asked.map(it => it.amount)}::bigint[])
      a(id, amount)`
  return new Map(rows.flatMap(({ id, reason }) => (reason ? [[id, reason]] : [])))
}

/** @throws Refusal why the player may not stake that much */
export const refuseToStake = async (tx: Tx, playerId: number, amount: Kobo): Promise<void> => {
  const name = (await listHeldBack(tx, [{ playerId, amount }])).get(playerId)
  if (name) throw new Refusal(name)
}

/** The same, whatever they owe: money that is on its way pays that first. @throws Refusal */
export const refuseOverLimit = async (tx: Tx, playerId: number, amount: Kobo): Promise<void> => {
  const name = await tx.value<RefusalName | null>`
    select stake_refused(${playerId}::bigint, ${amount}::bigint) as why`
  if (name) throw new Refusal(name)
}

/** For the rest of this transaction, the player's purchases count as made by a standing order. */
export const setByOrder = (tx: Tx, playerId: number) =>
  tx.one`select set_config('play.by_order', ${String(playerId)}, true)`

/** For the rest of this transaction, the player's purchases count as paid and judged before. */
export const setPaidBefore = (tx: Tx, playerId: number) =>
  tx.one`select set_config('play.paid_before', ${String(playerId)}, true)`

/** The most that the state lets anyone top up in a week. @param naira 0: no limit */
export const setCeiling = async (tx: Tx, naira: number): Promise<void> => {
  const most = kobo(naira)
  await tx.many`
    with gone as (delete from state_ceiling where ${most}::bigint = 0)
    insert into state_ceiling select 'week', ${most}::bigint where ${most}::bigint > 0
    on conflict (period) do update set amount = excluded.amount where state_ceiling.amount <> excluded.amount`
}
