// Attempts to pay a withdrawal, cases for a person, and what the operator did about them.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

type AttemptState = 'sent' | 'accepted' | 'unknown' | 'succeeded' | 'refused' | 'reversed'

export interface AttemptRow {
  reference: string
  withdrawal_id: string
  provider: string
  amount: Kobo
  state: AttemptState
  asked: number
  not_found: number
  /** ms */
  age: number
  /** ms since it was last sent again; null if it never was. */
  repeated: number | null
}

const columns = sql`
  reference, withdrawal_id, provider, amount, state, asked, not_found,
  floor(extract(epoch from game_clock() - created_at) * 1000)::float8 as age,
  floor(extract(epoch from game_clock() - repeated_at) * 1000)::float8 as repeated`

/** Of a withdrawal that this transaction has locked. */
export const countAttempts = (tx: Tx, withdrawalId: string) =>
  tx.value<number>`
    select count(*) from payout_attempt where withdrawal_id = ${withdrawalId}`

export const insertAttempt = (
  tx: Tx,
  it: {
    reference: string
    withdrawalId: string
    n: number
    provider: string
    amount: Kobo
    state?: AttemptState
  },
) =>
  tx.many`
    insert into payout_attempt (reference, withdrawal_id, n, provider, amount, state)
    values (${it.reference}, ${it.withdrawalId}, ${it.n}, ${it.provider}, ${it.amount}, ${it.state ?? 'sent'})`

/** Withdrawals that are not over, and how often each was sent. */
export const listOpenAttempts = (tx: Tx) =>
  tx.many<{ id: string; attempts: number }>`
    select w.id, count(a.reference) as attempts
    from withdrawal w left join payout_attempt a on a.withdrawal_id = w.id
    where w.state in ('held', 'reserved', 'sent') group by w.id`

export const findAttempt = (tx: Tx, reference: string) =>
  tx.one<AttemptRow>`select ${columns} from payout_attempt where reference = ${reference}`

/** After its withdrawal. */
export const lockAttempt = (tx: Tx, reference: string) =>
  tx.one<AttemptRow>`select ${columns} from payout_attempt where reference = ${reference} for update`

/**
 * The provider has sent word of it, so it is asked again, even after a crash; a hold keeps its date. False if it is not
 * ours.
 */
export const claimTransfer = (tx: Tx, reference: string) =>
  tx.any`
    update withdrawal w set next_at = case w.state when 'held' then w.next_at else game_clock() end
    from payout_attempt a
    where a.reference = ${reference} and w.id = a.withdrawal_id returning true as claimed`

/** The attempt that may have paid; there is at most one. */
export const findLiveAttempt = (tx: Tx, withdrawalId: string) =>
  tx.one<AttemptRow>`
    select ${columns} from payout_attempt
    where withdrawal_id = ${withdrawalId} and state in ('sent', 'accepted', 'unknown', 'succeeded')`

/** @returns false if it was in none of these states: somebody else was quicker */
export const moveAttempt = (
  tx: Tx,
  reference: string,
  from: readonly AttemptState[],
  to: AttemptState,
  reason = '',
) =>
  tx.any`
    update payout_attempt set state = ${to}, reason = ${reason}, asked = 0,
      settled_at = case when ${to} in ('succeeded', 'refused', 'reversed') then game_clock() end
    where reference = ${reference} and state = any(${from}) returning true as moved`

/** Whether it was refused within the last 15 minutes for a reason on our side. */
export const wasUnsentLately = (tx: Tx, withdrawalId: string) =>
  tx.any`
    select 1 from payout_attempt where withdrawal_id = ${withdrawalId} and state = 'refused'
      and settled_at > game_clock() - interval '15 minutes' limit 1`

/** @returns false if it is over, and must not be sent again */
export const noteRepeat = (tx: Tx, reference: string) =>
  tx.any`
    update payout_attempt set repeated_at = game_clock() where reference = ${reference} and state in ('sent', 'unknown')
    returning true as noted`

export const countAsked = (tx: Tx, reference: string, isNotFound: boolean) =>
  tx.one`
    update payout_attempt set asked = asked + 1, not_found = not_found + ${isNotFound ? 1 : 0}::int
    where reference = ${reference}`

export const CASE_KINDS = ['slow', 'contradiction', 'amount', 'otp', 'funds', 'rail', 'hold-over'] as const
export type CaseKind = (typeof CASE_KINDS)[number]

/** At most one of a kind is open at a time. @returns whether it is new */
export const openCase = (tx: Tx, withdrawalId: string, kind: CaseKind, words: string) =>
  tx.any`
    insert into payout_case (withdrawal_id, kind, words) values (${withdrawalId}, ${kind}, ${words})
    on conflict do nothing returning true as opened`

/** @param kinds those to close; some may be closed only by a person @returns whether one was open */
export const closeCases = (tx: Tx, withdrawalId: string, kinds: readonly CaseKind[]) =>
  tx.any`
    update payout_case set closed_at = game_clock()
    where withdrawal_id = ${withdrawalId} and kind = any(${kinds}) and closed_at is null
    returning true as closed`

interface CaseRow {
  withdrawal_id: string
  kind: CaseKind
  words: string
  opened_at: Date
  state: string
  amount: Kobo
  reference: string | null
}

export const listCases = (tx: Tx) =>
  tx.many<CaseRow>`
    select c.withdrawal_id, c.kind, c.words, c.opened_at, w.state, w.amount,
      (select reference from payout_attempt a where a.withdrawal_id = w.id order by n desc limit 1) as reference
    from payout_case c join withdrawal w on w.id = c.withdrawal_id
    where c.closed_at is null order by c.opened_at, c.id limit 200`

/** The provider's words if it speaks of money that has left and nobody has dealt with that. */
export const findSaidPaid = (tx: Tx, withdrawalId: string) =>
  tx.value<string | undefined>`
  select words from payout_case
  where withdrawal_id = ${withdrawalId} and kind in ('amount', 'contradiction') and closed_at is null
  order by id desc limit 1`

export const insertNote = (tx: Tx, it: { withdrawalId: string; deed: string; who: string; why: string }) =>
  tx.many`
    insert into payout_note (withdrawal_id, deed, who, why)
    values (${it.withdrawalId}, ${it.deed}, ${it.who}, ${it.why})`
