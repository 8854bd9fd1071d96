// Our side of a reconciliation, and what was found.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

export interface OurPayment {
  reference: string
  amount: Kobo
  isCredited: boolean
  /** All of it was taken back since: the provider may list it no more. */
  isGone: boolean
}
export interface OurTransfer {
  reference: string
  amount: Kobo
  state: string
}

/** Those this provider names, and credited ones that began and ended within this time. */
export const listOurPayments = (
  tx: Tx,
  provider: string,
  from: Date,
  until: Date,
  named: readonly string[],
) =>
  tx.many<OurPayment>`
    select reference, amount, state = 'credited' as "isCredited", taken_back = amount as "isGone" from top_up
    where provider = ${provider}
      and (reference = any(${named}) or state = 'credited' and created_at >= ${from}
        and settled_at < ${until})`

export const listOurTransfers = (
  tx: Tx,
  provider: string,
  from: Date,
  until: Date,
  named: readonly string[],
) =>
  tx.many<OurTransfer>`
    select reference, amount, state from payout_attempt
    where provider = ${provider}
      and (reference = any(${named}) or created_at >= ${from} and settled_at < ${until})`

export interface Difference {
  kind: string
  reference: string
  words: string
  /** Paid under a reference that our books do not have. */
  amount?: Kobo
}

export const beginReconciliation = (tx: Tx, provider: string, from: Date, until: Date) =>
  tx.value<number>`
    insert into reconciliation (provider, from_at, until_at) values (${provider}, ${from}, ${until})
    returning id`

/** False if this provider was compared since then. */
export const isReconciliationDue = async (tx: Tx, provider: string, since: Date): Promise<boolean> =>
  !(await tx.any`
    select 1 from reconciliation where provider = ${provider} and began_at >= ${since}
      and (ended_at is not null or began_at > game_clock() - interval '1 hour')`)

const DONE = sql`ended_at is not null and failure is null`

/** Up to where this provider's books were compared without a gap; undefined if they never were. */
export const findComparedUntil = (tx: Tx, provider: string) =>
  tx.value<Date | undefined>`
    with done as (select from_at, until_at from reconciliation where provider = ${provider} and ${DONE})
    select min(until_at) as until from done it
    where not exists (select from done n where n.from_at <= it.until_at and n.until_at > it.until_at)`

export const lockReconciliation = (tx: Tx) => tx.one`select pg_advisory_xact_lock(hashtext('reconciliation'))`

export const endReconciliation = (
  tx: Tx,
  id: number,
  it: { payments: number; transfers: number; balance: Kobo | null; failure: string | null },
) =>
  tx.many`
    update reconciliation
    set ended_at = game_clock(), payments = ${it.payments}, transfers = ${it.transfers}, balance = ${it.balance},
      failure = ${it.failure}
    where id = ${id}`

export const keepDifferences = (tx: Tx, provider: string, found: readonly Difference[]) =>
  tx.many`
    insert into difference as d (provider, kind, reference, words, amount)
    select ${provider}, *
    from unnest(${found.map(it => it.kind)}::text[], ${found.map(it => it.reference)}::text[],
      ${found.map(it => it.words)}::text[], ${found.map(it => it.amount)}::bigint[])
    on conflict (provider, kind, reference)
      do update set words = excluded.words, amount = excluded.amount, seen_at = game_clock()`

/** Differences that were looked at again and are gone. */
export const dropDifferences = (
  tx: Tx,
  provider: string,
  looked: readonly string[],
  kept: readonly string[],
) =>
  tx.many`
    delete from difference where provider = ${provider} and reference = any(${looked})
      and not (kind || ' ' || reference = any(${kept}))`

/** Differences that our books have settled since, about what no comparison looks at again. */
export const dropSettled = (tx: Tx, provider: string) =>
  tx.many`
    delete from difference d where provider = ${provider} and (
      kind = 'payment-not-credited'
        and exists (select from top_up u where u.reference = d.reference and u.state = 'credited')
      or exists (select from payout_attempt a where a.reference = d.reference
        and (kind = 'transfer-paid-not-here' and a.state = 'succeeded'
          or kind = 'transfer-not-paid-there' and a.state in ('reversed', 'refused'))))`

export const listDifferences = (tx: Tx) =>
  tx.many<Difference & { provider: string; found_at: Date }>`
    select provider, kind, reference, words, found_at from difference
    order by found_at, provider, reference limit 500`

export const findDifference = (tx: Tx, kind: string, reference: string) =>
  tx.one<{ provider: string; words: string; amount: Kobo | null }>`
    select provider, words, amount from difference where kind = ${kind} and reference = ${reference}`

export const findReconciled = (tx: Tx) =>
  tx.many<{ provider: string; age: number | null; failed: boolean; balance: Kobo | null }>`
    select distinct on (provider) provider, extract(epoch from game_clock() - ended_at)::float8 as age,
      failure is not null as failed, balance
    from reconciliation where ended_at is not null order by provider, began_at desc`

export const countDifferences = (tx: Tx) =>
  tx.many<{ provider: string; kind: string; count: number }>`
    select provider, kind, count(*) as count from difference group by provider, kind`
