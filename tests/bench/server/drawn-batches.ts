// Batches full of tickets for benchmarks, made by the database itself: a million lines in seconds.
import { keepRules } from '#server/deeds/draws/keep-rules.ts'
import type { Db } from '#server/db/db.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'

const HEX_BYTES = 'a2b4c6d8e0f1a3b5c7d9e1f3a5b7c9d1'

/** Every line of four numbers of forty, to be drawn from. */
const LINES = `
  create table if not exists every_line as
  select (row_number() over ())::int - 1 as n,
    (1::bigint << (a - 1)) | (1::bigint << (b - 1)) | (1::bigint << (c - 1)) | (1::bigint << (d - 1)) as mask
  from generate_series(1, 40) a, generate_series(a + 1, 40) b, generate_series(b + 1, 40) c,
    generate_series(c + 1, 40) d;
  create unique index if not exists every_line_n on every_line (n);
  analyze every_line;`

export interface FilledBatch {
  id: string
  /** Minutes after noon of a day long past, or after `from`, at which it opened. */
  minute: number
  from?: Date
  lines: number
  /** Tickets belong to the players with the numbers 1 to this. */
  players: number
  rules?: Uint8Array
}

/**
 * Tickets of three lines at the four stakes, each with the transfer that paid for it. The wallets do not follow here;
 * nothing that is measured looks at what they hold.
 * @param at SQL of when they were bought
 */
export const fillTickets = async (
  db: Db,
  { id, tickets, players, at }: { id: string; tickets: number; players: number; at: string },
): Promise<void> => {
  await db.exec(LINES)
  await db.exec(`
    set session_replication_role = replica;
    with chosen as materialized (
      select n, floor(random() * 91390)::int as x, floor(random() * 91390)::int as y, floor(random() * 91390)::int as z,
        (array[10000, 20000, 50000, 100000])[1 + floor(random() * 4)::int]::bigint as stake,
        1 + floor(random() * ${players})::bigint as player
      from generate_series(1, ${tickets}) n
    ), sold as (
      insert into ticket (id, player_id, batch_id, game, masks, lines, stake_per_line, stake, wallet, leaf_index, nonce, bought_at)
      select gen_random_uuid(), player, '${id}', 'instant-cashout', array[a.mask, b.mask, c.mask], 3, stake, stake * 3, 'play',
        chosen.n - 1, '\\x${HEX_BYTES}', ${at}
      from chosen join every_line a on a.n = x join every_line b on b.n = y join every_line c on c.n = z order by chosen.n
      returning id, player_id, stake
    )
    insert into transfer (debit_account, credit_account, amount, kind, cause, at)
    select w.id, (select id from account where code = 'house'), sold.stake, 'ticket', sold.id::text, ${at}
    from sold join account w on w.player_id = sold.player_id and w.wallet = 'play';
    set session_replication_role = default;`)
}

/** A batch as it stands right after its draw. */
export const fillDrawnBatch = async (
  db: Db,
  { id, minute, from = new Date('2026-01-05T12:00Z'), lines, players, rules }: FilledBatch,
): Promise<void> => {
  const hash = rules ?? (await keepRules(db, instantCashout))
  const tickets = Math.ceil(lines / 3)
  const at = `timestamptz '${from.toISOString()}' + interval '${minute} minutes'`
  await db.one(
    `insert into batch (id, game, opens_at, closes_at, draws_at, rules_hash, beacon_chain, beacon_round,
       commitment, state, size, lines, sealed_at, head, drawn_at, numbers, beacon_signature)
     select $1, 'instant-cashout', ${at}, ${at} + interval '5 minutes', ${at} + interval '5.5 minutes', $2, 'sandbox', 1,
       '{}', 'drawn', $3, $3 * 3, ${at} + interval '5 minutes', '{}',
       ${at} + interval '6 minutes', array[3, 14, 25, 36], '\\x00'`,
    [id, hash, tickets],
  )
  await fillTickets(db, { id, tickets, players, at })
}
