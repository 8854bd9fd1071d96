// Which parts of the ledger were checked, and when. Shared by all nodes, so none repeats another's check.
import type { Kobo } from '#src/lib/money.ts'
import type { Returns, Sold } from '#src/games/returns.ts'
import type { Tx } from '#server/db/db.ts'
import { asIs, sql, type Part as Sql } from '#server/db/sql.ts'

type Part = 'lately' | 'batches' | 'whole'

/** Checks may take a twentieth of the time: strangers asking often must not keep a large ledger busy. */
const REST = 20

/** @param isFresh condition on a row `c`: no check is needed now @returns true for the caller who must check */
const claim = (tx: Tx, part: Part, isFresh: Sql) =>
  // Writes nothing while fresh: a conflicting insert would lock the row and need its own commit.
  tx.any`
    insert into ledger_check as c (part, began_at)
    select ${part}, game_clock()
    where not exists (select 1 from ledger_check c where c.part = ${part} and ${isFresh})
    on conflict (part) do update set began_at = excluded.began_at where not (${isFresh})
    returning true`

/** Again `every` ms after the last check of the wallets began, or later if it was slow. */
export const claimLately = (tx: Tx, every: number): Promise<boolean> =>
  claim(
    tx,
    'lately',
    sql`game_clock() >= c.began_at
      and game_clock() - c.began_at < greatest(make_interval(secs => ${every} / 1000.0), ${asIs(REST)} * c.took)`,
  )

/** Once since then. An unfinished one counts as cut off after an hour, or after twice the time that the last one took. */
export const claimWhole = (tx: Tx, since: Date): Promise<boolean> =>
  claim(
    tx,
    'whole',
    sql`c.began_at >= ${since} and (coalesce(c.ended_at >= c.began_at, false)
      or game_clock() - c.began_at < greatest(interval '1 hour', 2 * c.took))`,
  )

/** @param began if nobody claimed it: the operator's command may begin it at any time */
export const endCheck = (tx: Tx, part: Part, broken: readonly string[], began: Date | null = null) =>
  tx.one`
    insert into ledger_check as c (part, began_at, ended_at, broken)
    values (${part}, coalesce(${began}::timestamptz, game_clock()), game_clock(), ${broken})
    on conflict (part) do update
    set began_at = coalesce(${began}::timestamptz, c.began_at), ended_at = excluded.ended_at,
      took = excluded.ended_at - coalesce(${began}::timestamptz, c.began_at), broken = ${broken}`

/** Faults in single batches stay on record until the whole ledger is checked. */
export const addBroken = (tx: Tx, broken: readonly string[]) =>
  tx.one`
    insert into ledger_check as c (part, began_at, ended_at, broken)
    values ('batches', game_clock(), game_clock(), ${broken})
    on conflict (part) do update set ended_at = excluded.ended_at, broken = c.broken || ${broken}`

interface CheckRow {
  part: Part
  /** Seconds since it ended; null during the first check. */
  age: number | null
  /** How long it took, in seconds. */
  took: number
  broken: string[]
}

export const listChecks = (tx: Tx) =>
  tx.many<CheckRow>`
    select part, extract(epoch from game_clock() - ended_at)::float8 as age, extract(epoch from took)::float8
      as took,
      broken
    from ledger_check order by part`

interface UncheckedBatch {
  id: string
  game: string
  state: 'settled' | 'refunded'
  rules_hash: Uint8Array
  closes_at: Date
  /** Number of tickets. */
  size: number
  paid_out: Kobo
}

/** The oldest finished, unchecked batch, locked until the transaction ends. */
export const lockUncheckedBatch = (tx: Tx, but: readonly string[]) =>
  tx.one<UncheckedBatch>`
    select id, game, state, rules_hash, closes_at, size, paid_out from batch
    where checked_at is null and state in ('settled', 'refunded') and id <> all(${but}::text[])
    order by closes_at limit 1 for update skip locked`

/** Adds the batch to the totals. */
export const setChecked = (tx: Tx, id: string) =>
  tx.one`
    with done as (
      update batch set checked_at = game_clock() where id = ${id} returning state, size, stake, paid_out)
    insert into batch_total as t (state, batches, tickets, stake, paid)
    select state, 1, size, stake, paid_out from done
    on conflict (state) do update set batches = t.batches + 1, tickets = t.tickets + excluded.tickets,
      stake = t.stake + excluded.stake, paid = t.paid + excluded.paid`

export const listSold = (tx: Tx, batchId: string) =>
  tx.many<Sold>`
    select stake_per_line as stake, lines as "onTicket", sum(lines)::int8 as lines from ticket
    where batch_id = ${batchId}
    group by stake_per_line, ticket.lines order by stake_per_line, ticket.lines`

/** The same line by line, for games whose prizes depend on the numbers. */
export const listSoldLines = (tx: Tx, batchId: string) =>
  tx.many<Omit<Sold, 'numbers'> & { masks: number[] }>`
    select stake, "onTicket", masks, count(*)::int8 as lines from (
      select stake_per_line as stake, t.lines as "onTicket",
        masks[(n - 1) * cardinality(masks) / t.lines + 1 : n * cardinality(masks) / t.lines] as masks
      from ticket t, generate_series(1, t.lines) as n where batch_id = ${batchId}) l
    group by stake, "onTicket", masks`

/** Adds a batch to the Lagos day its sales ended on. */
export const addToDay = (tx: Tx, game: string, closesAt: Date, it: Returns) =>
  tx.one`
    insert into game_day
      as d (game, day, batches, lines, stake, paid, expected, square, variance, off_square, off_stake,
      stake_square, top)
    values (${game}, (${closesAt}::timestamptz at time zone 'Africa/Lagos')::date, ${it.batches}, ${it.lines},
      ${it.stake}, ${it.paid}, ${it.expected}, ${it.square}, ${it.variance}, ${it.offSquare}, ${it.offStake},
      ${it.stakeSquare}, ${it.top})
    on conflict (game, day) do update set
      batches = d.batches + excluded.batches, lines = d.lines + excluded.lines, stake = d.stake + excluded.stake,
      paid = d.paid + excluded.paid, expected = d.expected + excluded.expected, square = d.square + excluded.square,
      variance = d.variance + excluded.variance, off_square = d.off_square + excluded.off_square,
      off_stake = d.off_stake + excluded.off_stake, stake_square = d.stake_square + excluded.stake_square,
      top = greatest(d.top, excluded.top)`

/** By game, over that many days. */
export const sumReturns = (tx: Tx, days: number) =>
  tx.many<Returns & { game: string }>`
    select game, sum(batches)::int as batches, sum(lines)::int8 as lines, sum(stake)::int8 as stake,
      sum(paid)::int8 as paid, sum(expected) as expected, sum(square) as square, sum(variance) as variance,
      sum(off_square) as "offSquare", sum(off_stake) as "offStake", sum(stake_square) as "stakeSquare",
      max(top) as top
    from game_day where day > (game_clock() at time zone 'Africa/Lagos')::date - ${days}::int
    group by game order by game`
