// Channels as one player sees them, and reports on their messages.
import type { Tx } from '#server/db/db.ts'
import { asIs, sql } from '#server/db/sql.ts'
import { unblocked } from './messages.ts'
import { MAY_WRITE } from './players.ts'

interface ChannelRow {
  id: string
  slow: number
  unread: number
  /** The number of the newest message the player can read. */
  last: number | null
}

/** Unread messages are counted up to this many. */
const MOST_UNREAD = 100

/** The message `m` is shown, and neither this player nor its writer has blocked the other. */
const readable = (me: number) => sql`m.state = 'shown' and ${unblocked(me)}`
const isNew = (me: number) => sql`m.player_id is distinct from ${me} and ${readable(me)}`

/** Only channels in which something has been written, or that are slowed. */
export const listChannels = (tx: Tx, me: number) =>
  tx.many<ChannelRow>`
    select c.id, c.slow,
      (select count(*)::int from (select 1 from chat_message m where m.channel = c.id
         and m.number > coalesce((select r.number from chat_read r where r.player_id = ${me} and r.channel = c.id),
           0)
         and ${isNew(me)} limit ${asIs(MOST_UNREAD)}) new) as unread,
      (select m.number from chat_message m where m.channel = c.id and ${readable(me)}
         order by m.number desc limit 1) as last
    from chat_channel c`

/** Unread in the channels the player has opened before, and in announcements since they joined. */
export const countUnread = (tx: Tx, me: number, announcements: string) =>
  tx.value<number>`
    select count(*)::int as unread from (
      select 1 from chat_read r join chat_message m on m.channel = r.channel and m.number > r.number
      where r.player_id = ${me} and ${isNew(me)}
      union all
      select 1 from chat_message m join player p on p.id = ${me}
      where m.channel = ${announcements} and m.at > p.created_at and ${isNew(me)}
        and not exists (select 1 from chat_read r where r.player_id = ${me} and r.channel = ${announcements})
      limit ${asIs(MOST_UNREAD)}) new`

export const findSlow = async (tx: Tx, id: string): Promise<number> =>
  (await tx.value<number | undefined>`select slow from chat_channel where id = ${id}`) ?? 0

export const findMoved = async (tx: Tx, id: string): Promise<number> =>
  (await tx.value<number | undefined>`select moved from chat_channel where id = ${id}`) ?? 0

export const setSlow = (tx: Tx, id: string, seconds: number) =>
  tx.many`
    insert into chat_channel (id, slow) values (${id}, ${seconds})
    on conflict (id) do update set slow = excluded.slow`

interface Report {
  channel: string
  number: number
  playerId: number
  reason: string
}

/** @returns false if this player has reported it already */
export const insertReport = (tx: Tx, { channel, number, playerId, reason }: Report) =>
  tx.any`
    insert into chat_report (channel, number, player_id, reason)
    values (${channel}, ${number}, ${playerId}, ${reason})
    on conflict do nothing returning number`

/**
 * Locks the message against other reports until the transaction ends.
 * @returns how many players who may write reported it within an hour; accounts made just to report do not count
 */
export const holdReported = async (tx: Tx, channel: string, number: number) => {
  const held = await tx.one<{ state: string; reviewed: boolean }>`
    select state, reviewed from chat_message where channel = ${channel} and number = ${number} for update`
  const reporters = await tx.value<number>`
    select count(*)::int from chat_report r
    join player p on p.id = r.player_id left join chat_player c on c.player_id = p.id
    where r.channel = ${channel} and r.number = ${number} and r.at > game_clock() - interval '1 hour'
      and ${MAY_WRITE}`
  return { isOpen: held?.state === 'shown' && !held.reviewed, reporters }
}

interface ReportedRow {
  channel: string
  number: number
  author: string
  phone: string
  text: string
  state: string
  reviewed: boolean
  at: Date
  reasons: string[]
}

export const listReported = (tx: Tx, limit: number) =>
  tx.many<ReportedRow>`
    select m.channel, m.number, c.author, p.phone, m.text, m.state, m.reviewed, m.at,
      array_agg(r.reason order by r.at) as reasons
    from chat_report r join chat_message m on m.channel = r.channel and m.number = r.number
    join chat_player c on c.player_id = m.player_id join player p on p.id = m.player_id
    where not m.reviewed group by m.channel, m.number, c.author, p.phone
    order by min(r.at) limit ${limit}`

export interface WordRow {
  phrase: string
  kind: 'selling' | 'rude' | 'allowed'
}

export const listWords = (tx: Tx) => tx.many<WordRow>`select phrase, kind from chat_word order by phrase`

export const putWord = (tx: Tx, { phrase, kind }: WordRow) =>
  tx.many`
    insert into chat_word (phrase, kind) values (${phrase}, ${kind})
    on conflict (phrase) do update set kind = excluded.kind`

export const dropWord = (tx: Tx, phrase: string) =>
  tx.any`delete from chat_word where phrase = ${phrase} returning phrase`

export const noteDeed = (tx: Tx, it: { what: string; subject: string; who: string; why: string }) =>
  tx.many`
    insert into chat_deed (what, subject, who, why) values (${it.what}, ${it.subject}, ${it.who}, ${it.why})`

export const listDeeds = (tx: Tx, limit: number) =>
  tx.many<{ what: string; subject: string; who: string; why: string; at: Date }>`
    select what, subject, who, why, at from chat_deed order by id desc limit ${limit}`
