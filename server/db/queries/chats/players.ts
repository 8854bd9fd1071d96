// Players as the chats know them: their names, whom they block, how far they have read.
import type { RefusalName } from '#src/contract/refusals.ts'
import { constraintOf } from '#server/db/again.ts'
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

export interface ChatPlayer {
  player_id: number
  /** null before the first message, nickname or block. */
  author: string | null
  phone: string
  nickname: string | null
  muted_until: Date | null
  muted_why: string | null
  /** Signed up less than ten minutes ago. */
  is_new: boolean
  /** Has staked money in a draw that is over. */
  has_played: boolean
}

/** Makes a player known to the chats; repeated calls change nothing. */
export const enterChats = (tx: Tx, playerId: number) =>
  tx.many`insert into chat_player (player_id) values (${playerId}) on conflict do nothing`

const BARRED = sql`play_barred(s.register_until, s.excluded_at, s.reopens_at, s.break_until, game_clock())`

/** Why a player is barred from play, and so from talk about it; null if they are not. */
export const findBarred = async (tx: Tx, playerId: number): Promise<RefusalName | null> =>
  (await tx.one<{ why: RefusalName | null }>`
    select ${BARRED} as why from safer_play s where s.player_id = ${playerId}`)!.why

/** Locks the player, so that only one message at a time is written, on any node. */
export const holdChatPlayer = (tx: Tx, playerId: number) =>
  tx.one`select 1 from chat_player where player_id = ${playerId} for update`

// For a player `p` and their chat player `c`.
const IS_NEW = sql`p.created_at > game_clock() - interval '10 minutes'`
const HAS_PLAYED = sql`exists (select from settled_stake where player_id = p.id)`
export const MAY_WRITE = sql`
  not coalesce(c.muted_until > game_clock(), false) and not ${IS_NEW} and ${HAS_PLAYED}`

export const findChatPlayer = (tx: Tx, playerId: number) =>
  tx.one<ChatPlayer>`
    select p.id as player_id, c.author, p.phone, c.nickname,
      case when c.muted_until > game_clock() then c.muted_until end as muted_until, c.muted_why,
      (${IS_NEW}) as is_new, ${HAS_PLAYED} as has_played
    from player p left join chat_player c on c.player_id = p.id where p.id = ${playerId}`

export const findAuthor = (tx: Tx, author: string) =>
  tx.value<number | undefined>`select player_id from chat_player where author = ${author}::uuid`

/** @returns false if the name is taken; the transaction is then lost */
export const setNickname = (
  tx: Tx,
  playerId: number,
  name: { nickname: string; key: string } | undefined,
): Promise<boolean> =>
  tx.many`
    update chat_player set nickname = ${name?.nickname}, nickname_key = ${name?.key}
    where player_id = ${playerId}`.then(
    () => true,
    (error: unknown) => {
      if (constraintOf(error) !== 'chat_player_nickname_key_key') throw error
      return false
    },
  )

export const mutePlayer = (tx: Tx, playerId: number, hours: number, why: string) =>
  tx.many`
    update chat_player
    set muted_until = game_clock() + make_interval(secs => ${hours}::float8 * 3600), muted_why = ${why}
    where player_id = ${playerId}`

export const block = (tx: Tx, playerId: number, blockedId: number) =>
  tx.many`
    insert into chat_block (player_id, blocked_id) values (${playerId}, ${blockedId}) on conflict do nothing`

export const unblock = (tx: Tx, playerId: number, blockedId: number) =>
  tx.many`delete from chat_block where player_id = ${playerId} and blocked_id = ${blockedId}`

export const listBlocked = (tx: Tx, playerId: number) =>
  tx.many<{ author: string; nickname: string | null; phone: string }>`
    select c.author, c.nickname, p.phone from chat_block b
    join chat_player c on c.player_id = b.blocked_id join player p on p.id = b.blocked_id
    where b.player_id = ${playerId} order by b.at desc limit 200`

/** Pairs in which one player has blocked the other. */
export const listBlocks = (tx: Tx, players: readonly number[]) =>
  tx.many<{ player_id: number; blocked_id: number }>`
    select player_id, blocked_id from chat_block
    where player_id = any(${players}::bigint[]) or blocked_id = any(${players}::bigint[])`

/** Which of these sessions are still open and belong to players who may read. */
export const listOpenSessions = (tx: Tx, sessions: readonly string[]) =>
  tx.values<string>`
    select o.id from session o join safer_play s on s.player_id = o.player_id
    where o.id = any(${sessions}::uuid[]) and o.revoked_at is null and o.expires_at > game_clock()
      and ${BARRED} is null`

/** Never moves back: another phone may have read further. */
export const markRead = (tx: Tx, playerId: number, channel: string, number: number) =>
  tx.many`
    insert into chat_read as r (player_id, channel, number)
    values (${playerId}, ${channel},
      least(${number}, (select coalesce(max(number), 0) from chat_message where channel = ${channel})))
    on conflict (player_id, channel) do update set number = greatest(r.number, excluded.number)`
