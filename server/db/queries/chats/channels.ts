// Channels as one player sees them, and reports on their messages.
import type { Tx } from '#server/db/db.ts'
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

/** The message `m` is shown, and neither player $1 nor its writer has blocked the other. */
const READABLE = `m.state = 'shown' and not exists (select 1 from chat_block b
  where (b.player_id = $1 and b.blocked_id = m.player_id) or (b.player_id = m.player_id and b.blocked_id = $1))`
const NEW = `m.player_id is distinct from $1 and ${READABLE}`

/** Only channels in which something has been written, or that are slowed. */
export const listChannels = (tx: Tx, playerId: number) =>
  tx.many<ChannelRow>(
    `select c.id, c.slow,
       (select count(*)::int from (select 1 from chat_message m where m.channel = c.id
          and m.number > coalesce((select r.number from chat_read r where r.player_id = $1 and r.channel = c.id), 0)
          and ${NEW} limit ${MOST_UNREAD}) new) as unread,
       (select m.number from chat_message m where m.channel = c.id and ${READABLE}
          order by m.number desc limit 1) as last
     from chat_channel c`,
    [playerId],
  )

/** Unread in the channels the player has opened before, and in announcements since they joined. */
export const countUnread = async (tx: Tx, playerId: number, announcements: string): Promise<number> =>
  (await tx.one<{ unread: number }>(
    `select count(*)::int as unread from (
       select 1 from chat_read r join chat_message m on m.channel = r.channel and m.number > r.number
       where r.player_id = $1 and ${NEW}
       union all
       select 1 from chat_message m join player p on p.id = $1
       where m.channel = $2 and m.at > p.created_at and ${NEW}
         and not exists (select 1 from chat_read r where r.player_id = $1 and r.channel = $2)
       limit ${MOST_UNREAD}) new`,
    [playerId, announcements],
  ))!.unread

export const findSlow = async (tx: Tx, id: string): Promise<number> =>
  (await tx.one<{ slow: number }>('select slow from chat_channel where id = $1', [id]))?.slow ?? 0

export const findMoved = async (tx: Tx, id: string): Promise<number> =>
  (await tx.one<{ moved: number }>('select moved from chat_channel where id = $1', [id]))?.moved ?? 0

export const setSlow = (tx: Tx, id: string, seconds: number) =>
  tx.many(
    `insert into chat_channel (id, slow) values ($1, $2) on conflict (id) do update set slow = excluded.slow`,
    [id, seconds],
  )

interface Report {
  channel: string
  number: number
  playerId: number
  reason: string
}

/** @returns false if this player has reported it already */
export const insertReport = async (tx: Tx, { channel, number, playerId, reason }: Report): Promise<boolean> =>
  (
    await tx.many(
      `insert into chat_report (channel, number, player_id, reason) values ($1, $2, $3, $4)
       on conflict do nothing returning number`,
      [channel, number, playerId, reason],
    )
  ).length > 0

/**
 * Locks the message against other reports until the transaction ends.
 * @returns how many players who may write reported it within an hour; accounts made just to report do not count
 */
export const holdReported = async (tx: Tx, channel: string, number: number) => {
  const held = await tx.one<{ state: string; reviewed: boolean }>(
    'select state, reviewed from chat_message where channel = $1 and number = $2 for update',
    [channel, number],
  )
  const counted = await tx.one<{ reporters: number }>(
    `select count(*)::int as reporters from chat_report r
     join player p on p.id = r.player_id left join chat_player c on c.player_id = p.id
     where r.channel = $1 and r.number = $2 and r.at > game_clock() - interval '1 hour' and ${MAY_WRITE}`,
    [channel, number],
  )
  return { isOpen: held?.state === 'shown' && !held.reviewed, reporters: counted!.reporters }
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

/** Reported messages that no moderator has reviewed, oldest first. */
export const listReported = (tx: Tx, limit: number) =>
  tx.many<ReportedRow>(
    `select m.channel, m.number, c.author, p.phone, m.text, m.state, m.reviewed, m.at,
       array_agg(r.reason order by r.at) as reasons
     from chat_report r join chat_message m on m.channel = r.channel and m.number = r.number
     join chat_player c on c.player_id = m.player_id join player p on p.id = m.player_id
     where not m.reviewed group by m.channel, m.number, c.author, p.phone
     order by min(r.at) limit $1`,
    [limit],
  )

export interface WordRow {
  phrase: string
  kind: 'selling' | 'rude' | 'allowed'
}

export const listWords = (tx: Tx) => tx.many<WordRow>('select phrase, kind from chat_word order by phrase')

export const putWord = (tx: Tx, { phrase, kind }: WordRow) =>
  tx.many(
    `insert into chat_word (phrase, kind) values ($1, $2) on conflict (phrase) do update set kind = excluded.kind`,
    [phrase, kind],
  )

export const dropWord = async (tx: Tx, phrase: string): Promise<boolean> =>
  (await tx.many('delete from chat_word where phrase = $1 returning phrase', [phrase])).length > 0

export const noteDeed = (tx: Tx, it: { what: string; subject: string; who: string; why: string }) =>
  tx.many('insert into chat_deed (what, subject, who, why) values ($1, $2, $3, $4)', [
    it.what,
    it.subject,
    it.who,
    it.why,
  ])

export const listDeeds = (tx: Tx, limit: number) =>
  tx.many<{ what: string; subject: string; who: string; why: string; at: Date }>(
    'select what, subject, who, why, at from chat_deed order by id desc limit $1',
    [limit],
  )
