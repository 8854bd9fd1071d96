// What a draw does to its tickets: results, prizes, cashback, tax or refunds.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'

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
const MEMORY = `select set_config('work_mem', '64MB', true)`

/** What the statement must handle beyond the plainest game, where a line is one word and all lines pay alike. */
interface Shape {
  tier: string
  line: string
  /** When a line gets a tier. */
  fits: string
  /** A line's prize depends on its ticket's line count, or gives the winner a choice. */
  special: boolean
}

const PLAIN_TIER = `
    select * from unnest($3::bigint[], $4::int[], $5::bigint[], $6::bigint[]) as t(stake, hits, prize, cashback)
    where prize + cashback > 0`

const SPECIAL_TIER = `
    select * from unnest($3::bigint[], $4::int[], $5::bigint[], $6::bigint[], $8::int[], $9::bigint[], $10::bigint[],
      $11::int[]) as t(stake, hits, prize, cashback, lines, later, monthly, months)
    where prize + cashback > 0`

const PLAIN_LINE = `
    select leaf_index, id, player_id, stake, stake_per_line,
      bit_count((unnest(masks) & $2::bigint)::bit(64)) as hits
    from ticket where batch_id = $1`

const WINNING_TIER = `
    select stake, line::bigint[], prize, cashback
    from unnest($3::bigint[], $4::text[], $5::bigint[], $6::bigint[]) as t(stake, line, prize, cashback)`

const WHOLE_LINE = `
    select leaf_index, id, player_id, stake_per_line, stake,
      case when lines = 1 then masks else masks[(n - 1) * $2::int + 1 : n * $2::int] end as line
    from ticket, generate_series(1, lines) as n where batch_id = $1`

const countedLine = (words: number): string => {
  const hits = Array.from(
    { length: words },
    (_, at) => `bit_count((masks[line * ${words} - ${words - 1 - at}] & ($2::bigint[])[${at + 1}])::bit(64))`,
  )
  return `
    select leaf_index, id, player_id, stake, stake_per_line, lines, line, ${hits.join(' + ')} as hits
    from ticket, generate_series(1, lines) as line where batch_id = $1`
}

// Prizes with a choice aren't paid yet: they move to liabilities, and are taxed when paid.
const CHOICES = `
  ), open as (
    insert into annuity (batch_id, leaf_index, line, player_id, once, monthly, months, won_at)
    select $1, l.leaf_index, l.line, l.player_id, tier.later, tier.monthly, tier.months, game_clock()
    from line l join tier on tier.stake = l.stake_per_line and tier.hits = l.hits and tier.lines = l.lines
    where tier.later > 0 order by l.leaf_index, l.line`

// Matches lines by bit mask and groups them back into tickets; only tickets that get something are written. Prizes,
// cashback and tax are one statement, so no wallet ever shows an untaxed prize. Rows go in the order of the unique
// index that prevents double payment, at a quarter of the cost.
const settle = ({ tier, line, fits, special }: Shape): string => {
  const also = (text: string) => (special ? text : '')
  const atOnce = `won${also(' - later')}`
  return `
  with tier as (${tier}
  ), line as (${line}
  ), due as (
    select s.*, greatest(0, ${atOnce} + cashback - s.stake) * $7::bigint / 10000 as tax, w.id as wallet
    from (
      select l.leaf_index, l.id, l.player_id, l.stake, sum(tier.prize)::bigint as won,
        sum(tier.cashback)::bigint as cashback${also(', sum(tier.later)::bigint as later')}
      from line l join tier on tier.stake = l.stake_per_line and ${fits}
      group by l.leaf_index, l.id, l.player_id, l.stake) s
    join account w on w.player_id = s.player_id and w.wallet = 'winnings'
  ), kept as (
    insert into payout (batch_id, leaf_index, stake, won, cashback, tax${also(', later')})
    select $1, leaf_index, stake, won, cashback, tax${also(', later')} from due order by leaf_index${also(CHOICES)}
  ), house as (
    select r.id as reserve, x.id as withheld, game_clock() as now${also(', o.id as owed')}
    from account r, account x${also(', account o')}
    where r.code = 'prize_reserve' and x.code = 'tax_withheld'${also(" and o.code = 'prize_liabilities'")}
  ), paid as (
    insert into transfer (debit_account, credit_account, amount, kind, cause, at)
    select debit, credit, amount, kind, id::text, now
    from (
      select reserve as debit, wallet as credit, ${atOnce} as amount, 'win' as kind, id, now
        from due, house where ${atOnce} > 0
      union all select reserve, wallet, cashback, 'cashback', id, now from due, house where cashback > 0
      union all select wallet, withheld, tax, 'tax', id, now from due, house where tax > 0
      ${also("union all select reserve, owed, later, 'owed', id, now from due, house where later > 0")}
    ) money
    order by kind, id
  )
  update batch b
  set state = 'settled', paid_out = s.paid, winners = s.winners, settled_at = game_clock()
  from (select coalesce(sum(won + cashback), 0)::bigint as paid, count(*) filter (where won > 0) as winners from due) s
  where b.id = $1
  returning b.size, b.paid_out, b.winners`
}

const statementFor = (prizes: Prizes): [shape: Shape, drawn: unknown, ...columns: unknown[][]] => {
  if ('winning' in prizes) {
    const rows = prizes.winning
    return [
      { tier: WINNING_TIER, line: WHOLE_LINE, fits: 'tier.line = l.line', special: false },
      prizes.words,
      rows.map(it => it.stake),
      rows.map(it => `{${it.line.join()}}`),
      rows.map(it => it.prize),
      rows.map(() => 0),
    ]
  }
  const { tiers, drawn } = prizes
  const special = tiers.some(it => it.lines !== undefined)
  const isPlain = drawn.length === 1 && !special
  return [
    {
      tier: special ? SPECIAL_TIER : PLAIN_TIER,
      line: isPlain ? PLAIN_LINE : countedLine(drawn.length),
      fits: special ? 'tier.hits = l.hits and tier.lines = l.lines' : 'tier.hits = l.hits',
      special,
    },
    isPlain ? drawn[0] : drawn,
    tiers.map(it => it.stake),
    tiers.map(it => it.hits),
    tiers.map(it => it.prize),
    tiers.map(it => it.cashback),
    ...(special
      ? [
          tiers.map(it => it.lines),
          tiers.map(it => it.choice?.once ?? 0),
          tiers.map(it => it.choice?.monthly ?? 0),
          tiers.map(it => it.choice?.months ?? 0),
        ]
      : []),
  ]
}

/**
 * Sets and pays the result of every ticket in a drawn batch.
 * @param tax hundredths of a percent of what exceeds the stake
 */
export const settleTickets = async (tx: Tx, batchId: string, prizes: Prizes, tax: number) => {
  await tx.one(MEMORY)
  const [shape, drawn, stakes, keys, won, cashback, ...special] = statementFor(prizes)
  return (await tx.one<{ size: number; paid_out: Kobo; winners: number }>(settle(shape), [
    batchId,
    drawn,
    stakes,
    keys,
    won,
    cashback,
    tax,
    ...special,
  ]))!
}

/** Refunds every stake to the wallet that paid it. */
export const refundTickets = async (tx: Tx, batchId: string): Promise<void> => {
  await tx.one(MEMORY)
  await tx.one(
    `insert into transfer (debit_account, credit_account, amount, kind, cause, at)
     select h.id, w.id, t.stake, 'refund', t.id::text, (select game_clock())
     from ticket t
     join account h on h.code = 'house'
     join account w on w.player_id = t.player_id and w.wallet = t.wallet
     where t.batch_id = $1`,
    [batchId],
  )
  await tx.one(`update batch set state = 'refunded', settled_at = game_clock() where id = $1`, [batchId])
}
