// What a draw does to its tickets: results, prizes, cashback, tax or refunds.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { asIs, sql, type Part } from '#server/db/sql.ts'

/** A row of a batch's prize table, in kobo per line. */
export interface TierRow {
  stake: Kobo
  hits: number
  /** In total. */
  prize: Kobo
  cashback: Kobo
  /** Only for tickets with this many lines; all tickets if absent. */
  lines?: number
  /** The part of the prize the winner may take once or monthly. */
  choice?: { once: Kobo; monthly: Kobo; months: number }
}

/** A line that wins as it stands, whatever else is on its ticket. */
interface WinningRow {
  /** kobo, per line */
  stake: Kobo
  /** Its mask. */
  line: readonly bigint[]
  /** kobo */
  prize: Kobo
}

/** What wins: a number of hits, or exactly these lines. */
export type Prizes =
  /** Either all tiers depend on a line count, or none does; the drawn numbers' mask has as many words as a line. */
  { tiers: readonly TierRow[]; drawn: readonly bigint[] } | { winning: readonly WinningRow[]; words: number }

/** Sorts a million lines in memory, which is freed at the end. */
const takeMemory = (tx: Tx) => tx.one`select set_config('work_mem', '64MB', true)`

/** What the statement must handle beyond the plainest game, where a line is one word and all lines pay alike. */
interface Shape {
  tier: Part
  line: Part
  /** When a line gets a tier. */
  fits: Part
  /** A line's prize depends on its ticket's line count, or gives the winner a choice. */
  special: boolean
}

const ofWinning = (batchId: string, winning: readonly WinningRow[], words: number): Shape => ({
  tier: sql`
    select stake, line::bigint[], prize, cashback
    from unnest(${winning.map(it => it.stake)}::bigint[], ${winning.map(it => `{${it.line.join()}}`)}::text[],
      ${winning.map(it => it.prize)}::bigint[], ${winning.map(() => 0)}::bigint[])
    as t(stake, line, prize, cashback)`,
  line: sql`
    select leaf_index, id, player_id, stake_per_line, stake,
      case when lines = 1 then masks else masks[(n - 1) * ${words}::int + 1 : n * ${words}::int] end as line
    from ticket, generate_series(1, lines) as n where batch_id = ${batchId}`,
  fits: sql`tier.line = l.line`,
  special: false,
})

const plainLine = (batchId: string, drawn: bigint) => sql`
  select leaf_index, id, player_id, stake, stake_per_line,
    bit_count((unnest(masks) & ${drawn}::bigint)::bit(64)) as hits
  from ticket where batch_id = ${batchId}`

const countedLine = (batchId: string, drawn: readonly bigint[]) => {
  const hits = drawn.map((word, at) => {
    const place = asIs(`line * ${drawn.length} - ${drawn.length - 1 - at}`)
    return sql`bit_count((masks[${place}] & ${word}::bigint)::bit(64))`
  })
  return sql`
    select leaf_index, id, player_id, stake, stake_per_line, lines, line,
      ${hits.reduce((sum, it) => sql`${sum} + ${it}`)} as hits
    from ticket, generate_series(1, lines) as line where batch_id = ${batchId}`
}

const ofTiers = (batchId: string, tiers: readonly TierRow[], drawn: readonly bigint[]): Shape => {
  const special = tiers.some(it => it.lines !== undefined)
  const columns = sql`
    ${tiers.map(it => it.stake)}::bigint[], ${tiers.map(it => it.hits)}::int[],
    ${tiers.map(it => it.prize)}::bigint[], ${tiers.map(it => it.cashback)}::bigint[]`
  const more = sql`
    ${tiers.map(it => it.lines)}::int[], ${tiers.map(it => it.choice?.once ?? 0)}::bigint[],
    ${tiers.map(it => it.choice?.monthly ?? 0)}::bigint[], ${tiers.map(it => it.choice?.months ?? 0)}::int[]`
  return {
    tier: special
      ? sql`
        select * from unnest(${columns}, ${more})
          as t(stake, hits, prize, cashback, lines, later, monthly, months) where prize + cashback > 0`
      : sql`
        select * from unnest(${columns}) as t(stake, hits, prize, cashback) where prize + cashback > 0`,
    line: drawn.length === 1 && !special ? plainLine(batchId, drawn[0]!) : countedLine(batchId, drawn),
    fits: special ? sql`tier.hits = l.hits and tier.lines = l.lines` : sql`tier.hits = l.hits`,
    special,
  }
}

// Prizes with a choice aren't paid yet: they move to liabilities, and are taxed when paid.
const choices = (batchId: string) => sql`
  ), open as (
    insert into annuity (batch_id, leaf_index, line, player_id, once, monthly, months, won_at)
    select ${batchId}, l.leaf_index, l.line, l.player_id, tier.later, tier.monthly, tier.months, game_clock()
    from line l join tier on tier.stake = l.stake_per_line and tier.hits = l.hits and tier.lines = l.lines
    where tier.later > 0 order by l.leaf_index, l.line`

/**
 * Sets and pays the result of every ticket in a drawn batch.
 * @param tax hundredths of a percent of what exceeds the stake
 */
export const settleTickets = async (tx: Tx, batchId: string, prizes: Prizes, tax: number) => {
  const { tier, line, fits, special } =
    'winning' in prizes
      ? ofWinning(batchId, prizes.winning, prizes.words)
      : ofTiers(batchId, prizes.tiers, prizes.drawn)
  const also = (part: Part) => (special ? part : sql``)
  const atOnce = special ? sql`won - later` : sql`won`
  await takeMemory(tx)
  // Matches lines by bit mask and groups them back into tickets; only tickets that get something are written. Prizes,
  // cashback and tax are one statement, so no wallet ever shows an untaxed prize. Rows go in the order of the unique
  // index that prevents double payment, at a quarter of the cost.
  return (await tx.one<{ size: number; paid_out: Kobo; winners: number }>`
    with tier as (${tier}
    ), line as (${line}
    ), due as (
      select s.*, greatest(0, ${atOnce} + cashback - s.stake) * ${tax}::bigint / 10000 as tax, w.id as wallet
      from (
        select l.leaf_index, l.id, l.player_id, l.stake, sum(tier.prize)::bigint as won,
          sum(tier.cashback)::bigint as cashback${also(sql`, sum(tier.later)::bigint as later`)}
        from line l join tier on tier.stake = l.stake_per_line and ${fits}
        group by l.leaf_index, l.id, l.player_id, l.stake) s
      join account w on w.player_id = s.player_id and w.wallet = 'winnings'
    ), kept as (
      insert into payout (batch_id, leaf_index, stake, won, cashback, tax${also(sql`, later`)})
      select ${batchId}, leaf_index, stake, won, cashback, tax${also(sql`, later`)} from due
      order by leaf_index${also(choices(batchId))}
    ), house as (
      select r.id as reserve, x.id as withheld, game_clock() as now${also(sql`, o.id as owed`)}
      from account r, account x${also(sql`, account o`)}
      where r.code = 'prize_reserve' and x.code = 'tax_withheld'${also(sql` and o.code = 'prize_liabilities'`)}
    ), paid as (
      insert into transfer (debit_account, credit_account, amount, kind, cause, at)
      select debit, credit, amount, kind, id::text, now
      from (
        select reserve as debit, wallet as credit, ${atOnce} as amount, 'win' as kind, id, now
          from due, house where ${atOnce} > 0
        union all select reserve, wallet, cashback, 'cashback', id, now from due, house where cashback > 0
        union all select wallet, withheld, tax, 'tax', id, now from due, house where tax > 0
        ${also(sql`union all select reserve, owed, later, 'owed', id, now from due, house where later > 0`)}
      ) money
      order by kind, id
    )
    update batch b
    set state = 'settled', paid_out = s.paid, winners = s.winners, settled_at = game_clock()
    from (select coalesce(sum(won + cashback), 0)::bigint as paid, count(*) filter (where won > 0) as winners
      from due) s
    where b.id = ${batchId}
    returning b.size, b.paid_out, b.winners`)!
}

/** Refunds every stake to the wallet that paid it. */
export const refundTickets = async (tx: Tx, batchId: string): Promise<void> => {
  await takeMemory(tx)
  await tx.one`
    insert into transfer (debit_account, credit_account, amount, kind, cause, at)
    select h.id, w.id, t.stake, 'refund', t.id::text, (select game_clock())
    from ticket t
    join account h on h.code = 'house'
    join account w on w.player_id = t.player_id and w.wallet = t.wallet
    where t.batch_id = ${batchId}`
  await tx.one`update batch set state = 'refunded', settled_at = game_clock() where id = ${batchId}`
}
