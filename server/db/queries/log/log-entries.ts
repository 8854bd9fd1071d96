// The log of every promise: entries, tree nodes and checkpoints.
import type { Node } from '#src/draws/log-tree.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import type { Tx } from '#server/db/db.ts'
import { asIs, sql } from '#server/db/sql.ts'

/**
 * Adds an entry for the next checkpoint.
 * @param subject what it is about: a second entry of the same type and subject is refused
 */
export const appendEntry = (tx: Tx, subject: string, entry: { type: string; [field: string]: unknown }) =>
  tx.one`
    insert into log_entry (type, subject, body) values (${entry.type}, ${subject}, ${canonicalJson(entry)})`

/** Only one node at a time makes a checkpoint. */
export const lockLog = (tx: Tx) => tx.one`select pg_advisory_xact_lock(7461004)`

export const listPending = (tx: Tx) =>
  tx.many<{ id: number; body: string }>`select id, body from log_entry where index is null order by id`

export const setIndexes = (tx: Tx, ids: readonly number[], first: number) =>
  tx.many`
    update log_entry e set index = it.at from
      (select id, ${first}::bigint + place - 1 as at
        from unnest(${ids}::bigint[]) with ordinality as list (id, place)) it
    where e.id = it.id`

export interface CheckpointRow {
  size: number
  root: Uint8Array
  note: string
}

export const findCheckpoint = (tx: Tx) =>
  tx.one<CheckpointRow>`select size, root, note from log_checkpoint order by size desc limit 1`

export const hasCheckpoint = (tx: Tx, size: number) =>
  tx.any`select 1 from log_checkpoint where size = ${size}`

export const insertCheckpoint = (tx: Tx, it: CheckpointRow) =>
  tx.one`insert into log_checkpoint (size, root, note) values (${it.size}, ${it.root}, ${it.note})`

export const insertNodes = (tx: Tx, nodes: readonly (Node & { hash: Uint8Array })[]) =>
  tx.many`
    insert into log_node (level, at, hash) select *
    from unnest(${nodes.map(it => it.level)}::smallint[], ${nodes.map(it => it.at)}::bigint[],
      ${nodes.map(it => it.hash)}::bytea[])`

export const listNodesOfLog = (tx: Tx, nodes: readonly Node[]) =>
  tx.many<Node & { hash: Uint8Array }>`
    select n.level, n.at, n.hash from log_node n
    join unnest(${nodes.map(it => it.level)}::smallint[], ${nodes.map(it => it.at)}::bigint[])
      as asked (level, at) using (level, at)`

/** How many checkpoints after an entry are searched for one with enough witnesses. */
const NEAR = 20

/**
 * An entry's place, and its first checkpoint that a quorum of witnesses saw before an instant, if one is given, or else
 * its first checkpoint. Undefined until it is in one.
 */
export const findLogged = (tx: Tx, type: string, subject: string, before: Date | null, quorum: number) =>
  tx.one<{ index: number; size: number; note: string }>`
    select e.index, c.size, c.note from log_entry e, lateral (
      select near.size, near.note from (
        select size, note from log_checkpoint where size > e.index order by size limit ${asIs(NEAR)}) near
      order by (select count(*) from log_cosignature s
        where s.size = near.size and (${before}::timestamptz is null or s.at < ${before})) >= ${quorum} desc, near.size
      limit 1) c
    where e.type = ${type} and e.subject = ${subject}`

export const listCosignatures = (tx: Tx, size: number) =>
  tx.many<{ witness: string; line: string }>`
    select witness, line from log_cosignature where size = ${size} order by at, witness`

export const insertCosignature = (tx: Tx, it: { size: number; witness: string; at: Date; line: string }) =>
  tx.one`
    insert into log_cosignature (size, witness, at, line)
    values (${it.size}, ${it.witness}, ${it.at}, ${it.line}) on conflict do nothing`

/** Size of the last checkpoint this witness cosigned; 0 if none. */
export const findCosigned = (tx: Tx, witness: string) =>
  tx.value<number>`
    select coalesce(max(size), 0)::bigint as size from log_cosignature where witness = ${witness}`

export const listEntries = (tx: Tx, from: number, limit: number) =>
  tx.many<{ body: string }>`select body from log_entry where index >= ${from} order by index limit ${limit}`

export const listEntriesOfType = (tx: Tx, type: string) =>
  tx.many<{ subject: string; body: string }>`
    select subject, body from log_entry where type = ${type} and index is not null order by index`

/** Its document as text. */
export const findEntry = (tx: Tx, type: string, subject: string) =>
  tx.value<string | undefined>`select body from log_entry where type = ${type} and subject = ${subject}`

/**
 * Joins when a checkpoint first held an entry, as `p.at`; a row without it is left out.
 * @param subject its column
 */
export const firstSeen = (type: string, subject: 'b.id' | 'd.id' | 'i.id') => sql`
  cross join lateral (
    select c.at from log_entry e join log_checkpoint c on c.size > e.index
    where e.type = ${type} and e.subject = ${asIs(subject)} order by c.size limit 1) p`
