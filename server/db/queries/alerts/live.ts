// What open screens are told, including what only the player may know.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'

export interface LiveRow {
  id: number
  kind: 'opened' | 'closing' | 'sealed' | 'drawn' | 'settled' | 'refunded' | 'carried' | 'played' | 'ended'
  /** A batch, a jackpot draw, an item, or a match with a timestamp. */
  subject: string
  /** The game, or the jackpot. */
  game: string
  at: Date
  isBatch: boolean
  /** Only for a drawn batch. */
  numbers: number[] | null
}

/** The newest rows after an id, oldest first. */
export const listLive = (tx: Tx, after: number, most: number) =>
  tx.many<LiveRow>`
    select l.id, l.kind, l.subject, l.game, l.at, b.id is not null as "isBatch",
      case when l.kind = 'drawn' then b.numbers end as numbers
    from (select * from live where id > ${after} order by id desc limit ${most}) l
    left join batch b on b.id = l.subject
    order by l.id`

/** Announces batches that have opened, or close within a minute. @returns how many */
export const tellOfSales = (tx: Tx) =>
  tx.value<number>`
    with told as (
      select tell_live(due.kind, due.id, due.game) from (
        select 'opened' as kind, id, game from batch
        where state = 'open' and opens_at <= (select game_clock()) and closes_at > (select game_clock())
        union all
        select 'closing', id, game from batch
        where state = 'open' and closes_at > (select game_clock())
          and closes_at <= (select game_clock()) + interval '1 minute'
      ) due
      where not exists (select 1 from live l where l.subject = due.id and l.kind = due.kind)
      order by due.id)
    select count(*)::int as told from told`

/** Keeps more than a node remembers; nobody reads older rows. */
export const forgetLive = (tx: Tx) => tx.many`delete from live where id <= (select max(id) from live) - 2000`

interface WalletOfSession {
  session: string
  wallet: 'play' | 'bonus' | 'winnings'
  balance: Kobo
}

/** Wallets of those sessions that are still open. */
export const listWalletsOf = (tx: Tx, sessions: readonly string[]) =>
  tx.many<WalletOfSession>`
    select s.id as session, a.wallet, a.balance
    from session s join account a on a.player_id = s.player_id
    where s.id = any(${sessions}::uuid[]) and s.revoked_at is null and s.expires_at > game_clock()`

/** How many tickets these players own or share in these batches. */
export const countTicketsIn = (tx: Tx, batches: readonly string[], players: readonly number[]) =>
  tx.many<{ batch_id: string; player_id: number; tickets: number }>`
    select batch_id, player_id, count(*)::int as tickets from ticket_stake
    where batch_id = any(${batches}) and player_id = any(${players}::bigint[]) group by batch_id, player_id`
