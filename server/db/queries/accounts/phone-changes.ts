// Changes of players' phone numbers; a player has at most one waiting.
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

interface PhoneChangeRow {
  id: number
  player_id: number
  old_phone: string
  new_phone: string
  due_at: Date
}

const COLUMNS = sql`id, player_id, old_phone, new_phone, due_at`

interface NewPhoneChange {
  playerId: number
  oldPhone: string
  newPhone: string
  /** Hours until it takes effect; 0 if it already has. */
  hours: number
}

export const insertPhoneChange = async (tx: Tx, it: NewPhoneChange): Promise<PhoneChangeRow> =>
  (await tx.one<PhoneChangeRow>`
    insert into phone_change (player_id, old_phone, new_phone, state, due_at, ended_at)
    values (${it.playerId}, ${it.oldPhone}, ${it.newPhone}, case when ${it.hours}::int > 0 then 'waiting'
      else 'done' end,
      game_clock() + make_interval(hours => ${it.hours}), case when ${it.hours}::int = 0 then game_clock() end)
    returning ${COLUMNS}`)!

export const findWaitingChange = (tx: Tx, playerId: number) =>
  tx.one<PhoneChangeRow>`
    select ${COLUMNS} from phone_change where player_id = ${playerId} and state = 'waiting'`

/** The numbers that a player had before this one. */
export const listFormerPhones = (tx: Tx, playerId: number) =>
  tx.values<string>`
    select distinct old_phone from phone_change where player_id = ${playerId} and state = 'done'`

export const findPhoneChange = (tx: Tx, id: number) =>
  tx.one<PhoneChangeRow & { state: 'waiting' | 'done' | 'cancelled' }>`
    select ${COLUMNS}, state from phone_change where id = ${id}`

export const cancelWaitingChange = (tx: Tx, playerId: number) =>
  tx.many`
    update phone_change set state = 'cancelled', ended_at = game_clock()
    where player_id = ${playerId} and state = 'waiting'`

/** The oldest one due that no other node has taken; call it in a transaction. */
export const takeDueChange = (tx: Tx, but: readonly string[]) =>
  tx.one<PhoneChangeRow>`
    select ${COLUMNS} from phone_change where state = 'waiting' and due_at <= game_clock()
      and id::text <> all(${but}::text[])
    order by due_at limit 1 for update skip locked`

export const endChange = (tx: Tx, id: number, state: 'done' | 'cancelled') =>
  tx.many`
    update phone_change set state = ${state}, ended_at = game_clock() where id = ${id} and state = 'waiting'`
