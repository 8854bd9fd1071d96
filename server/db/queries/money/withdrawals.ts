// Withdrawals. A state changes only from one of those named: if two callers try, one learns that it came too late.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

type WithdrawalState = 'held' | 'reserved' | 'sent' | 'paid' | 'returned'
export type HoldReason =
  | 'large-amount'
  | 'name-check'
  | 'other-payer'
  | 'new-account'
  | 'new-pin'
  | 'new-phone'
  | 'new-password'
  | 'new-name'
  | 'card-money'
  | 'identity'
  | 'security'
  | 'authority'

/** What a person looks at before it goes out. */
export const REVIEWED: readonly HoldReason[] = ['large-amount', 'name-check', 'other-payer']

export interface WithdrawalRow {
  id: string
  player_id: number
  amount: Kobo
  withheld: Kobo
  bank_code: string
  bank_name: string
  account_number: string
  account_name: string
  state: WithdrawalState
  requested_at: Date
  sent_at: Date | null
  at_bank_at: Date | null
  trace: string | null
  paid_at: Date | null
  failed_at: Date | null
  returned_at: Date | null
  failure: string | null
  hold_reason: HoldReason | null
  held_until: Date | null
  case_since: Date | null
  /** Kobo of the operator’s own that it took beside the winnings (`withdrawal-cover`). */
  covered: Kobo
  /** Since the request, ms. */
  age: number
}

const columns = sql`
  w.id, w.player_id, w.amount, w.withheld, w.bank_code, w.bank_name, w.account_number, w.account_name, w.state,
  w.requested_at, w.sent_at, w.at_bank_at, w.trace, w.paid_at, w.failed_at, w.returned_at, w.failure, w.hold_reason,
  w.held_until,
  (select min(c.opened_at) from payout_case c where c.withdrawal_id = w.id and c.kind = 'slow'
    and c.closed_at is null) as case_since,
  coalesce((select sum(t.amount) from payout_attempt a
    join transfer t on t.kind = 'withdrawal-cover' and t.cause = a.reference where a.withdrawal_id = w.id), 0)::bigint as covered,
  floor(extract(epoch from game_clock() - w.requested_at) * 1000)::float8 as age`

interface NewWithdrawal {
  id: string
  playerId: number
  amount: Kobo
  withheld: Kobo
  bank: { code: string; name: string }
  accountNumber: string
  accountName: string
  hold: { reason: HoldReason; hours: number } | undefined
}

export const insertWithdrawal = (tx: Tx, it: NewWithdrawal) =>
  tx.many`
    insert into withdrawal (id, player_id, amount, withheld, bank_code, bank_name, account_number, account_name,
      state, hold_reason, held_until, next_at)
    select ${it.id}, ${it.playerId}, ${it.amount}, ${it.withheld}, ${it.bank.code}, ${it.bank.name},
      ${it.accountNumber}, ${it.accountName},
      case when ${it.hold?.reason}::text is null then 'reserved' else 'held' end, ${it.hold?.reason},
      case when ${it.hold?.reason}::text is not null
        then game_clock() + make_interval(hours => ${it.hold?.hours ?? 0}) end,
      game_clock() + make_interval(hours => ${it.hold?.hours ?? 0})`

/** One that has left, as its provider says. */
export const insertLeft = (tx: Tx, it: Omit<NewWithdrawal, 'hold'>) =>
  tx.many`
    insert into withdrawal (id, player_id, amount, withheld, bank_code, bank_name, account_number, account_name,
      state, sent_at, next_at)
    values (${it.id}, ${it.playerId}, ${it.amount}, ${it.withheld}, ${it.bank.code}, ${it.bank.name},
      ${it.accountNumber}, ${it.accountName}, 'sent', game_clock(), game_clock())`

/** Serialises a player's withdrawals and what a bank takes back, so that each counts what the other did. */
export const lockWithdrawer = (tx: Tx, playerId: number) =>
  tx.one`select 1 from player where id = ${playerId} for no key update`

/** Always lock this before its attempts. */
export const lockWithdrawal = (tx: Tx, id: string) =>
  tx.one`select 1 from withdrawal where id = ${id} for no key update`

export const findWithdrawal = (tx: Tx, id: string) =>
  tx.one<WithdrawalRow>`select ${columns} from withdrawal w where w.id = ${id}`

export const findWithdrawalOf = (tx: Tx, playerId: number, id: string) =>
  tx.one<WithdrawalRow>`
    select ${columns} from withdrawal w where w.id = ${id}::uuid and w.player_id = ${playerId}`

export const listWithdrawals = (tx: Tx, playerId: number, limit: number, offset: number) =>
  tx.many<WithdrawalRow>`
    select ${columns} from withdrawal w where w.player_id = ${playerId}
    order by w.requested_at desc, w.id limit ${limit} offset ${offset}`

export const countWithdrawals = (tx: Tx, playerId: number) =>
  tx.value<number>`
    select count(*) as count from withdrawal where player_id = ${playerId}`

/** Kobo withdrawn today (Lagos) that have not come back. */
export const sumToday = (tx: Tx, playerId: number) =>
  tx.value<Kobo>`
    select coalesce(sum(amount), 0)::bigint as sum from withdrawal
    where player_id = ${playerId} and state <> 'returned'
      and (requested_at at time zone 'Africa/Lagos')::date
        = (game_clock() at time zone 'Africa/Lagos')::date`

export const isKnownAccount = (tx: Tx, playerId: number, bankCode: string, accountNumber: string) =>
  tx.any`
    select 1 from withdrawal where player_id = ${playerId} and bank_code = ${bankCode}
      and account_number = ${accountNumber} and state = 'paid' limit 1`

/** Claims due ones for a while, so that no other worker takes them. */
export const claimDue = (tx: Tx, limit: number, leaseSeconds: number) =>
  tx.many<{ id: string }>`
    update withdrawal set next_at = game_clock() + make_interval(secs => ${leaseSeconds})
    where id in (select id from withdrawal where next_at <= game_clock() order by next_at limit ${limit}
      for update skip locked)
    returning id`

/** @param seconds null: nothing is left to do; not if it has become ready to be sent meanwhile */
export const setNext = (tx: Tx, id: string, seconds: number | null) =>
  tx.many`
    update withdrawal set next_at = game_clock() + make_interval(secs => ${seconds})
    where id = ${id} and (${seconds !== null} or state <> 'reserved')`

export const setSent = (tx: Tx, id: string) =>
  tx.any`
    update withdrawal set state = 'sent', sent_at = coalesce(sent_at, game_clock())
    where id = ${id} and state in ('reserved')
    returning true`

/** No money has left: it waits for another attempt. */
export const setReservedAgain = (tx: Tx, id: string, seconds: number) =>
  tx.any`
    update withdrawal set state = 'reserved', next_at = game_clock() + make_interval(secs => ${seconds})
    where id = ${id} and state in ('sent')
    returning true`

/** The bank has it. */
export const setAtBank = (tx: Tx, id: string, trace: string) =>
  tx.any`
    update withdrawal set at_bank_at = coalesce(at_bank_at, game_clock()), trace = ${trace}
    where id = ${id} and state in ('sent', 'paid') and trace is distinct from ${trace}
    returning true`

export const setPaid = (tx: Tx, id: string) =>
  tx.any`
    update withdrawal set state = 'paid', paid_at = game_clock() where id = ${id} and state in ('sent')
    returning true`

export const setReturned = (tx: Tx, id: string, from: readonly WithdrawalState[], failure: string) =>
  tx.any`
    update withdrawal set state = 'returned', failed_at = game_clock(), returned_at = game_clock(),
      failure = ${failure}, hold_reason = null, held_until = null, next_at = null
    where id = ${id} and state = any(${from})
    returning true`

export const setHeld = (tx: Tx, id: string, reason: HoldReason, hours: number) =>
  tx.any`
    update withdrawal set state = 'held', hold_reason = ${reason},
      held_until = game_clock() + make_interval(hours => ${hours}),
      next_at = game_clock() + make_interval(hours => ${hours})
    where id = ${id} and state in ('reserved', 'held')
    returning true`

/** @param reason the hold that ends: another that came meanwhile stays */
export const setReleased = (tx: Tx, id: string, reason: HoldReason | null) =>
  tx.any`
    update withdrawal set state = 'reserved', hold_reason = null, held_until = null, next_at = game_clock()
    where id = ${id} and state in ('held') and hold_reason = ${reason}
    returning true`

/** Those that wait for a person come first. @param passing holds that end by themselves */
export const listHeld = (tx: Tx, passing: readonly HoldReason[]) =>
  tx.many<WithdrawalRow>`
    select ${columns} from withdrawal w where w.state = 'held'
    order by w.hold_reason = any(${passing}::text[]), w.held_until limit 200`

/** How long payouts of the last seven days took, by the ledger's own rows, and what is under way. */
export const findPayoutTimes = async (tx: Tx) =>
  (await tx.one<{
    paid: number
    p50: number | null
    p95: number | null
    open: number
    oldest: number | null
  }>`
    with lately as materialized (
      select reference, withdrawal_id from payout_attempt
      where state = 'succeeded' and settled_at > (select game_clock()) - interval '7 days'
    ), took as (
      select extract(epoch from o.at - i.at) as seconds
      from lately a
      join transfer o on o.kind = 'withdrawal-paid' and o.cause = a.reference
      join transfer i on i.kind = 'withdrawal' and i.cause = a.withdrawal_id::text
    ), open as (
      select extract(epoch from game_clock() - requested_at) as seconds from withdrawal
      where state in ('held', 'reserved', 'sent')
    )
    select (select count(*) from took) as paid,
      (select round(percentile_disc(0.5) within group (order by seconds)) from took)::float8 as p50,
      (select round(percentile_disc(0.95) within group (order by seconds)) from took)::float8 as p95,
      (select count(*) from open) as open,
      (select floor(max(seconds)) from open)::float8 as oldest`)!

/** `oldest`: seconds since it was first sent, or asked for. One that is held waits for its date or for a person. */
export const findUnderWay = async (tx: Tx) =>
  (await tx.one<{ open: number; kobo: Kobo; oldest: number; cases: number }>`
    select count(*) as open, coalesce(sum(amount), 0)::bigint as kobo,
      coalesce(extract(epoch from game_clock()
        - min(coalesce(sent_at, requested_at)) filter (where state <> 'held')), 0)::float8 as oldest,
      (select count(*) from payout_case where closed_at is null)
        + count(*) filter (where state = 'held' and hold_reason = any(${REVIEWED}::text[])
          and not exists (select from payout_case c where c.withdrawal_id = w.id and c.closed_at is null)) as cases
    from withdrawal w where state in ('held', 'reserved', 'sent')`)!
