// Pictures of identity documents, and what the operator decided about them.
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

interface DocumentRow {
  id: string
  player_id: number
  state: 'waiting' | 'accepted' | 'refused'
  sent_at: Date
  why: string | null
}

const COLUMNS = sql`d.id, d.player_id, d.state, d.sent_at, d.why`

const counts = (months: number) => sql`
  d.state = 'accepted'
    and (${months}::int = 0 or d.decided_at at time zone 'Africa/Lagos'
      > game_clock() at time zone 'Africa/Lagos' - make_interval(months => ${months}))`

/**
 * A document that is accepted and still valid, else one that is waiting, else the newest.
 * @param months how long an accepted one stays valid; 0: for ever
 */
export const findDocumentOf = (tx: Tx, playerId: number, months: number) =>
  tx.one<Omit<DocumentRow, 'state'> & { state: DocumentRow['state'] | 'expired' }>`
    select d.id, d.player_id, d.sent_at, d.why,
      case when d.state = 'accepted' and not (${counts(months)}) then 'expired' else d.state end as state
    from identity_document d where d.player_id = ${playerId}
    order by (${counts(months)}) desc, d.state = 'waiting' desc, d.sent_at desc limit 1`

export const hasAcceptedDocument = async (tx: Tx, playerId: number, months: number): Promise<boolean> =>
  (await findDocumentOf(tx, playerId, months))?.state === 'accepted'

/** Pictures sent in the last 24 hours, including replaced ones. */
export const countDocumentsToday = (tx: Tx, playerId: number) =>
  tx.value<number>`
    select coalesce(sum(times), 0)::int as count from identity_document
    where player_id = ${playerId} and sent_at > game_clock() - interval '1 day'`

/** Replaces the waiting picture, if there is one. */
export const putDocument = (tx: Tx, it: { id: string; playerId: number; sealed: Uint8Array }) =>
  tx.many`
    insert into identity_document (id, player_id, sealed) values (${it.id}, ${it.playerId}, ${it.sealed})
    on conflict (player_id) where state = 'waiting'
      do update set id = excluded.id, sealed = excluded.sealed, sent_at = game_clock(),
        times = 1 + case when identity_document.sent_at > game_clock() - interval '1 day'
          then identity_document.times else 0 end`

/** Waiting documents, with the player's name and how many withdrawals wait for each. */
export const listWaitingDocuments = (tx: Tx) =>
  tx.many<DocumentRow & { name: string; held: number }>`
    select ${COLUMNS}, trim(p.first_name || ' ' || p.last_name) as name,
      (select count(*)::int from withdrawal w
       where w.player_id = d.player_id and w.state = 'held' and w.hold_reason = 'identity') as held
    from identity_document d join player p on p.id = d.player_id
    where d.state = 'waiting' order by d.sent_at limit 200`

export const findSealedDocument = (tx: Tx, id: string) =>
  tx.one<DocumentRow & { sealed: Uint8Array | null }>`
    select ${COLUMNS}, d.sealed from identity_document d where d.id = ${id}::uuid`

/** @returns the player; undefined if the document is not waiting */
export const decideDocument = (
  tx: Tx,
  it: { id: string; state: 'accepted' | 'refused'; who: string; why: string },
) =>
  tx.value<number | undefined>`
    update identity_document set state = ${it.state}, decided_at = game_clock(), who = ${it.who}, why = ${it.why},
      sealed = case when ${it.state} = 'accepted' then sealed end
    where id = ${it.id}::uuid and state = 'waiting' returning player_id`

/** Withdrawals that wait for this player's document. */
export const listHeldForIdentity = (tx: Tx, playerId: number) =>
  tx.values<string>`
    select id from withdrawal where player_id = ${playerId} and state = 'held' and hold_reason = 'identity'`
