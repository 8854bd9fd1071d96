import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

export interface MessageRow {
  channel: string
  number: number
  moved: number
  client_id: string
  /** null if it is the operator's. */
  player_id: number | null
  author: string | null
  nickname: string | null
  phone: string | null
  text: string
  game: string | null
  picks: string | null
  state: 'shown' | 'reported' | 'removed'
  why: string | null
  at: Date
}

const ROW = sql`
  m.channel, m.number, m.moved, m.client_id, m.player_id, c.author, c.nickname, p.phone, m.text, m.game, m.picks,
  m.state, m.why, m.at`
const JOINED = sql`
  left join chat_player c on c.player_id = m.player_id left join player p on p.id = m.player_id`

/** Neither has blocked the other. */
export const unblocked = (me: number) => sql`
  not exists (select 1 from chat_block b
    where (b.player_id = ${me} and b.blocked_id = m.player_id)
      or (b.player_id = m.player_id and b.blocked_id = ${me}))`

/** Newest first. @param before a number; undefined for the newest */
export const listMessages = (
  tx: Tx,
  {
    channel,
    playerId,
    before,
    limit,
  }: { channel: string; playerId: number; before: number | undefined; limit: number },
) =>
  tx.many<MessageRow>`
    select ${ROW} from chat_message m ${JOINED}
    where m.channel = ${channel} and m.number < coalesce(${before}::bigint, 9223372036854775807)
      and ${unblocked(playerId)}
    order by m.number desc limit ${limit}`

/** For the operator: everybody's messages, newest first. */
export const listNewest = (tx: Tx, channel: string, limit: number) =>
  tx.many<MessageRow>`
    select ${ROW} from chat_message m ${JOINED} where m.channel = ${channel}
    order by m.number desc limit ${limit}`

export const findMessage = (tx: Tx, channel: string, number: number) =>
  tx.one<MessageRow>`
    select ${ROW} from chat_message m ${JOINED} where m.channel = ${channel} and m.number = ${number}`

/** A message this phone has already sent under that id. */
export const findSent = (tx: Tx, playerId: number, clientId: string) =>
  tx.one<MessageRow>`
    select ${ROW} from chat_message m ${JOINED}
    where m.player_id = ${playerId} and m.client_id = ${clientId}::uuid`

interface Moved {
  channel: string
  after: number
}

/** Messages written or changed in these channels, in that order, each channel from its own count on. */
export const listMoved = (tx: Tx, wanted: readonly Moved[], most: number) =>
  tx.many<MessageRow>`
    select ${ROW}
    from unnest(${wanted.map(it => it.channel)}::text[], ${wanted.map(it => it.after)}::bigint[])
      as wanted (channel, after)
    cross join lateral (select * from chat_message x where x.channel = wanted.channel and x.moved > wanted.after
      order by x.moved limit ${most}) m ${JOINED}
    order by m.channel, m.moved`

/** Takes the next place in a channel. Others wait from here until the commit. */
export const moveChannel = async (tx: Tx, channel: string): Promise<{ moved: number; slow: number }> =>
  (await tx.one<{ moved: number; slow: number }>`
    insert into chat_channel as c (id, moved) values (${channel}, 1)
    on conflict (id) do update set moved = c.moved + 1 returning moved, slow`)!

interface NewMessage {
  channel: string
  number: number
  clientId: string
  playerId: number | null
  text: string
  picks: { game: string; code: string } | undefined
}

export const insertMessage = (tx: Tx, { channel, number, clientId, playerId, text, picks }: NewMessage) =>
  tx.many`
    insert into chat_message (channel, number, moved, client_id, player_id, text, game, picks)
    values (${channel}, ${number}, ${number}, ${clientId}, ${playerId}, ${text}, ${picks?.game},
      ${picks?.code})`

/** @param moved the channel's new count @param reviewed whether reports may no longer hide it */
export const judgeMessage = (
  tx: Tx,
  it: {
    channel: string
    number: number
    moved: number
    state: MessageRow['state']
    why: string | null
    reviewed: boolean
  },
) =>
  tx.many`
    update chat_message set moved = ${it.moved}, state = ${it.state}, why = ${it.why},
      reviewed = reviewed or ${it.reviewed}
    where channel = ${it.channel} and number = ${it.number}`

export interface Pace {
  /** Seconds since the last message anywhere, and in this channel; null: none in five minutes. */
  since: number | null
  since_here: number | null
  /** Messages in the last five minutes, and seconds since the first of those. */
  count: number
  since_first: number | null
  /** Texts of the last hour. */
  texts: string[]
}

export const findPace = async (tx: Tx, playerId: number, channel: string): Promise<Pace> =>
  (await tx.one<Pace>`
    select min(age) filter (where age < 300) as since,
      min(age) filter (where channel = ${channel}) as since_here,
      count(*) filter (where age < 300)::int as count,
      max(age) filter (where age < 300) as since_first,
      coalesce(array_agg(text), '{}') as texts
    from (select channel, text, extract(epoch from game_clock() - at)::float8 as age from chat_message
      where player_id = ${playerId} and at > (select game_clock()) - interval '1 hour') mine`)!
