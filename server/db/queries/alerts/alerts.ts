// Alerts, and the queue of those waiting to be sent.
import { moneyTag } from '#src/alerts/alert.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { asIs, sql } from '#server/db/sql.ts'
import { forgetUnproven } from './push-challenges.ts'
import { PROVEN, WANTS, type PushTarget, type WantsRow } from './push-devices.ts'

/** Rows per statement: a draw with a hundred thousand devices must not hold anyone up. */
const PIECE = 5_000

export const hasDevices = (tx: Tx) => tx.value<boolean>`select exists (select 1 from push_device) as some`

interface DrawAlert {
  tag: string
  hour: number
  at: Date
  until: Date
  lead: number
  games: readonly string[]
}

/** Its games can still change until its first delivery is written. */
export const putDrawAlert = (tx: Tx, it: DrawAlert) =>
  tx.many`
    with changed as (
      update alert set games = ${it.games}::text[]
      where tag = ${it.tag} and lead = ${it.lead}::int and reached = 0 and games <> ${it.games}::text[]
    )
    insert into alert (tag, kind, lead, games, facts, at, until)
    select ${it.tag}, 'draw', ${it.lead}::int, ${it.games}::text[], ${JSON.stringify({ hour: it.hour })}::jsonb,
      ${it.at}, ${it.until}
    where cardinality(${it.games}::text[]) > 0
      and not exists (select 1 from alert where tag = ${it.tag} and lead = ${it.lead}::int)
    on conflict do nothing`

export const listOpenWindows = (tx: Tx) =>
  tx.many<{ jackpot: string; closes_at: Date }>`
    select jackpot, closes_at from jackpot_draw
    where state = 'open' and opens_at <= (select game_clock()) and closes_at > (select game_clock())`

export const insertJackpotAlert = (tx: Tx, it: { tag: string; jackpot: string; drawsAt: Date }) =>
  tx.many`
    insert into alert (tag, kind, facts, at, until)
    select ${it.tag}, 'jackpot', ${JSON.stringify({ jackpot: it.jackpot, drawsAt: it.drawsAt.getTime() })}::jsonb,
      game_clock(), ${it.drawsAt}
    on conflict do nothing`

/**
 * Queues the next part of the deliveries for an alert starting within some seconds. Such an alert calls people to play,
 * so players who are excluded or taking a break get none, and nobody does while sales are stopped.
 * @returns how many were queued; undefined if no alert is waiting
 */
export const deliverPiece = (tx: Tx, aheadSeconds: number) =>
  tx.value<number | undefined>`
    with a as (
      select * from alert
      where reached is not null and at <= (select game_clock()) + make_interval(secs => ${aheadSeconds})
        and not exists (select from sales_stop)
      order by at, id limit 1 for update skip locked
    ), d as (
      select id, player_id, kinds, games, lead, proven_at from push_device
      where id > (select reached from a) order by id limit ${asIs(PIECE)}
    ), written as (
      insert into alert_delivery (alert_id, device_id, next_at)
      select a.id, d.id, a.at from a, d
      where ${PROVEN} and a.kind = any(d.kinds) and a.until > (select game_clock())
        and (a.lead is null or d.lead = a.lead) and (a.games is null or d.games && a.games)
        and not exists (select from safer_play s where s.player_id = d.player_id
          and play_barred(s.register_until, s.excluded_at, s.reopens_at, s.break_until,
            (select game_clock())) is not null)
      on conflict do nothing returning 1
    )
    update alert set reached = (select case when count(*) = ${asIs(PIECE)} then max(id) end from d)
    from a where alert.id = a.id
    returning (select count(*) from written) as written`

/** The longest a transaction may take before others see what it settled. */
const OVERLAP = sql`interval '10 minutes'`

/**
 * Locks the mark up to which events of this kind were seen. Undefined if another node holds it, or on the first look:
 * anything earlier is not news.
 */
export const lockMark = async (tx: Tx, kind: 'result' | 'money' | 'kick-off'): Promise<Date | undefined> => {
  const row = await tx.one<{ from: Date }>`
    select greatest(seen_to - ${OVERLAP}, game_clock() - interval '24 hours') as from
    from alert_mark where kind = ${kind} for update skip locked`
  if (!row) await tx.many`insert into alert_mark values (${kind}, game_clock()) on conflict do nothing`
  return row?.from
}

export const moveMark = (tx: Tx, kind: 'result' | 'money' | 'kick-off') =>
  tx.many`update alert_mark set seen_to = game_clock() where kind = ${kind}`

/** The device is linked to an open session of the player's, and was before the event. */
const linked = (kind: 'result' | 'money', player: string, since: string) => sql`
  ${PROVEN} and d.player_id = ${asIs(player)} and '${asIs(kind)}' = any(d.kinds)
    and d.player_since <= ${asIs(since)}
  and exists (select 1 from session s where s.id = d.session_id and s.revoked_at is null
    and s.expires_at > (select game_clock()))`

/** At most a day's, because the mark is never older: 288 of a game that draws every five minutes. */
export const listSettledSince = (tx: Tx, from: Date) =>
  tx.many<{ id: string }>`
    select id from batch where state in ('settled', 'refunded') and settled_at > ${from} and size > 0
      and (state = 'refunded' or not hangs_on_matches(game))`

/** Matches whose waiting tickets have been settled since then. */
export const listMatchesSettledSince = (tx: Tx, from: Date) =>
  tx.many<{ number: number }>`select number from soccer_match where settled_at > ${from} order by settled_at`

/** Writes the alerts of `outcome`, and their deliveries. @returns how many of those */
export const DELIVERED = sql`
  ), added as (
    insert into alert (tag, kind, player_id, facts, at, until, reached)
    select tag, 'result', player_id, facts, game_clock(),
      greatest(game_clock(), draws_at) + interval '24 hours', null
    from outcome
    on conflict do nothing returning id, player_id, at
  ), written as (
    insert into alert_delivery (alert_id, device_id, next_at)
    select a.id, d.id, a.at from added a join push_device d
      on ${PROVEN} and d.player_id = a.player_id and 'result' = any(d.kinds)
    on conflict do nothing returning 1
  )
  select count(*) as written from written`

/** A match moved further than this from the time it was sold for no longer counts. */
const MOVED = sql`interval '2 days'`

/**
 * One alert per match that its sources say has begun since then, and per player with open tickets on it.
 * @returns how many
 */
export const insertKickOffs = (tx: Tx, from: Date, tag: string) =>
  tx.value<number>`
    with outcome as (
      select ${tag}::text || m.number as tag, t.player_id, m.begins_at as draws_at, jsonb_build_object(
        'batch', 'K' || m.number, 'game', min(t.game),
        'drawsAt', floor(extract(epoch from m.begins_at) * 1000)::bigint,
        'tickets', count(*), 'ticket', case when count(*) = 1 then min(t.id::text) end,
        'stake', sum(t.stake)::bigint,
        'paid', 0, 'later', 0, 'refunded', 0, 'number', m.number, 'begins', m.home || ' – ' || m.away) as facts
      from (
        select number, home, away, kicks_off_at(id, kick_off) as begins_at from soccer_match
        where decided_at is null and kick_off > ${from}::timestamptz - ${MOVED}
          and kick_off < (select game_clock()) + ${MOVED}
      ) m join soccer_pick p on p.match_number = m.number
      join ticket t on t.id = p.slip_id join batch b on b.id = t.batch_id and b.state <> 'refunded'
      where m.begins_at > ${from} and m.begins_at <= (select game_clock())
        and exists (select 1 from push_device d where ${linked('result', 't.player_id', 'm.begins_at')})
      group by m.number, m.home, m.away, m.begins_at, t.player_id${DELIVERED}`

/**
 * One alert for each player whose tickets in a batch are now all settled, at least one of them by one of these matches:
 * the same tickets that an open page reports under the same tag. Of a batch that was called off they heard then, perhaps
 * days ago. @returns how many
 */
export const insertFinalScores = (tx: Tx, matches: readonly number[], tagOf: (batch: string) => string) =>
  tx.value<number>`
    with touched as (
      select t.batch_id, t.player_id, max(m.settled_at) as settled_at
      from soccer_match m join soccer_pick p on p.match_number = m.number join ticket t on t.id = p.slip_id
      join batch b on b.id = t.batch_id and b.state <> 'refunded'
      where m.number = any(${matches}::int[])
        and exists (select 1 from push_device d where ${linked('result', 't.player_id', 'm.settled_at')})
      group by t.batch_id, t.player_id
    ), outcome as (
      select ${tagOf('')}::text || t.batch_id as tag, t.player_id, s.settled_at as draws_at, jsonb_build_object(
        'batch', t.batch_id, 'game', min(t.game), 'drawsAt', floor(extract(epoch from s.settled_at) * 1000)::bigint,
        'tickets', count(*), 'ticket', case when count(*) = 1 then min(t.id::text) end,
        'stake', sum(t.stake)::bigint, 'paid', coalesce(sum(t.won - t.tax), 0)::bigint, 'later', 0,
        'refunded', coalesce(sum(t.stake) filter (where t.status = 'refunded'), 0)::bigint,
        'ends', (select jsonb_agg(jsonb_build_object('home', e.home, 'away', e.away, 'score', e.score))
          from (select distinct m.kick_off, m.number, m.home, m.away, m.score
            from ticket o join soccer_pick p on p.slip_id = o.id join soccer_match m on m.number = p.match_number
            where o.batch_id = t.batch_id and o.player_id = t.player_id
            order by m.kick_off, m.number limit 20) e)) as facts
      from touched s join ticket_result t on t.batch_id = s.batch_id and t.player_id = s.player_id
      group by t.batch_id, t.player_id, s.settled_at
      having bool_and(t.status <> 'pending')${DELIVERED}`

/**
 * What each player has in a batch `b`, with what it brought. Members of a shared ticket have a part each: what was
 * passed on to them, or what stayed with the player who made it. A free line cost its player nothing.
 */
const OWN = sql`
  select t.player_id, t.id,
    case when exists (select from free_line f where f.slip_id = t.id) then 0 else t.stake end as stake,
    p.later, p.won + p.cashback - p.tax - p.later as paid
  from ticket t left join payout p on p.batch_id = t.batch_id and p.leaf_index = t.leaf_index
  where t.batch_id = b.id and not exists (select from syndicate s where s.id = t.id)
  union all
  select x.player_id, t.id, x.amount, 0, case when x.player_id = t.player_id
    then p.won + p.cashback - p.tax - p.later - (select coalesce(sum(on_to.amount), 0) from syndicate_share o
      join transfer on_to on on_to.kind = 'share-won' and on_to.cause = o.syndicate_id || '/' || o.place
      where o.syndicate_id = s.id)
    else (select amount from transfer where kind = 'share-won' and cause = s.id || '/' || x.place) end
  from syndicate s join ticket t on t.id = s.id join syndicate_share x on x.syndicate_id = s.id
  left join payout p on p.batch_id = t.batch_id and p.leaf_index = t.leaf_index
  where s.batch_id = b.id`

/**
 * One alert for each player with tickets in these batches and a device that wants it; none if a draw did not happen and
 * nothing comes back to them. @returns how many
 */
export const insertResults = (tx: Tx, batches: readonly string[], tags: readonly string[]) =>
  tx.value<number>`
    with outcome as (
      select asked.tag, t.player_id, b.draws_at, jsonb_build_object(
        'batch', b.id, 'game', b.game, 'drawsAt', floor(extract(epoch from b.draws_at) * 1000)::bigint,
        'tickets', count(*), 'ticket', case when count(*) = 1 then min(t.id::text) end,
        'stake', sum(t.stake)::bigint,
        'paid', coalesce(sum(t.paid), 0)::bigint,
        'later', coalesce(sum(t.later), 0)::bigint,
        'refunded', case when b.state = 'refunded' then sum(t.stake)::bigint else 0 end) as facts
      from unnest(${batches}::text[], ${tags}::text[]) as asked(batch_id, tag)
      join batch b on b.id = asked.batch_id
      join lateral (${OWN}) t on true
      where exists (select 1 from push_device d where ${linked('result', 't.player_id', 'b.settled_at')})
      group by b.id, asked.tag, t.player_id
      having b.state <> 'refunded' or sum(t.stake) > 0${DELIVERED}`

/** Credited top-ups of players with a device that wants to know. */
export const listCreditedSince = (tx: Tx, from: Date) =>
  tx.many<{ reference: string; player_id: number }>`
    select u.reference, u.player_id from top_up u
    where u.state = 'credited' and u.settled_at > ${from}
      and exists (select 1 from push_device d where ${linked('money', 'u.player_id', 'u.settled_at')})`

/** The same for withdrawals that were paid or came back. */
export const listEndedSince = (tx: Tx, from: Date) =>
  tx.many<{ id: string; player_id: number; state: 'paid' | 'returned' }>`
    select w.id, w.player_id, w.state from withdrawal w
    where w.state in ('paid', 'returned') and coalesce(w.returned_at, w.paid_at) > ${from}
      and exists (select 1 from push_device d
        where ${linked('money', 'w.player_id', 'coalesce(w.returned_at, w.paid_at)')})`

/** Who won a jackpot, with friends who share its ticket. */
export const listJackpotsWonSince = (tx: Tx, from: Date) =>
  tx.many<{ id: string; jackpot: string; player_id: number }>`
    select j.id, j.jackpot, w.player_id from jackpot_draw j
    join lateral (select j.player_id union select x.player_id from syndicate_share x
      where x.syndicate_id = j.ticket_id and x.player_id is not null) w on true
    where j.state = 'drawn' and j.paid > 0 and j.drawn_at > ${from}
      and exists (select 1 from push_device d where ${linked('money', 'w.player_id', 'j.drawn_at')})`

interface MoneyFacts {
  reference: string
  /** What became of a withdrawal; missing for a top-up. */
  withdrawal?: 'paid' | 'returned'
  /** A payment that the bank reversed, or restored. */
  takenBack?: 'gone' | 'back'
  /** A picture of an identity document: one is needed, or another one. */
  document?: 'needed' | 'refused'
  item?: 'won' | 'sent' | 'reminder' | 'cash' | 'refunded'
  /** The jackpot won. */
  jackpot?: string
  /** What became of a standing order, or a month's summary of the player's orders. */
  order?: 'paused' | 'ended' | 'month'
  /** A draw paid for in advance got no ticket. */
  advance?: 'back'
  /** What became of a group ticket. */
  group?: 'paid' | 'short' | 'bought' | 'off'
  /** The copy of their data that the player asked for. */
  ownData?: 'ready'
}

/** @param it `until`: defaults to a day from now */
export const insertMoneyAlert = async (
  tx: Tx,
  { playerId, until, ...facts }: MoneyFacts & { playerId: number; until?: Date | undefined },
): Promise<void> => {
  await tx.many`
    with added as (
      insert into alert (tag, kind, player_id, facts, at, until, reached)
      values (${moneyTag(facts.reference)}, 'money', ${playerId}, ${JSON.stringify(facts)}::jsonb, game_clock(),
        coalesce(${until}::timestamptz, game_clock() + interval '24 hours'), null)
      on conflict do nothing returning id, at
    )
    insert into alert_delivery (alert_id, device_id, next_at)
    select a.id, d.id, a.at from added a join push_device d
      on ${PROVEN} and d.player_id = ${playerId}::bigint and 'money' = any(d.kinds)
    on conflict do nothing`
}

export type AlertRow = {
  tag: string
  at: Date
  until: Date
  /** Its owner; null if it goes to all followers. */
  player_id: number | null
} & (
  | { kind: 'draw'; facts: { hour: number }; games: string[] }
  | { kind: 'jackpot'; facts: { jackpot: string; drawsAt: number }; games: null }
  | { kind: 'money'; facts: MoneyFacts; games: null }
  | { kind: 'result'; facts: ResultFacts; games: null }
)

interface ResultFacts {
  batch: string
  game: string
  drawsAt: number
  tickets: number
  ticket: string | null
  /** Only for a kick-off: the teams of the match, and its number. */
  begins?: string
  number?: number
  /** How the tickets' matches ended; a score is null if the match does not count. */
  ends?: readonly { home: string; away: string; score: string | null }[] | null
  /** kobo, like the other amounts */
  stake: Kobo
  paid: Kobo
  later: Kobo
  refunded: Kobo
}

interface Claim {
  alert_id: number
  device_id: number
  attempts: number
}

interface DeviceColumns extends PushTarget, WantsRow {
  name: string
  /** The player, if the session it was registered in is still open. */
  here: number | null
  /** Refusals in a row. */
  failures: number
}

/** Claimed from the queue, before its alert is known. */
interface Taken extends Claim {
  /** Undefined if it is gone. */
  device?: DeviceColumns
}

export interface Claimed extends Taken {
  /** Undefined if it is gone. */
  alert?: AlertRow
}

/**
 * Claims due deliveries; nobody else gets them for that many seconds. Any not deleted or moved by then are sent again:
 * the node that claimed them must be dead.
 */
export const claimDeliveries = async (tx: Tx, limit: number, leaseSeconds: number): Promise<Taken[]> => {
  const rows = await tx.many<Claim & { found: boolean } & DeviceColumns>`
    with due as (
      select alert_id, device_id from alert_delivery where next_at <= (select game_clock())
      order by next_at limit ${limit} for update skip locked
    ), taken as (
      update alert_delivery q
      set next_at = game_clock() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
      from due where q.alert_id = due.alert_id and q.device_id = due.device_id
      returning q.alert_id, q.device_id, q.attempts
    )
    select q.alert_id, q.device_id, q.attempts, d.id is not null as found,
      d.endpoint, d.p256dh, d.auth, d.name, d.failures, s.player_id as here, ${WANTS}
    from taken q
    left join push_device d on d.id = q.device_id and ${PROVEN}
    left join session s on s.id = d.session_id and s.player_id = d.player_id and s.revoked_at is null
      and s.expires_at > game_clock()`
  return rows.map(({ alert_id, device_id, attempts, found, ...device }) => ({
    alert_id,
    device_id,
    attempts,
    ...(found ? { device } : {}),
  }))
}

/** The columns read here do not change once a delivery is written. */
export const listAlerts = (tx: Tx, ids: readonly number[]) =>
  tx.many<AlertRow & { id: number }>`
    select id, tag, kind, facts, at, until, games, player_id from alert where id = any(${ids}::bigint[])`

export const deleteDeliveries = (tx: Tx, done: readonly Claim[]) =>
  tx.many`
    delete from alert_delivery q
    using unnest(${done.map(it => it.alert_id)}::bigint[], ${done.map(it => it.device_id)}::bigint[])
      as done(alert_id, device_id)
    where q.alert_id = done.alert_id and q.device_id = done.device_id`

/** Skips those another node has claimed since. */
export const postponeDeliveries = (tx: Tx, later: readonly (Claim & { nextAt: Date })[]) =>
  tx.many`
    update alert_delivery q set next_at = later.next_at
    from unnest(${later.map(it => it.alert_id)}::bigint[], ${later.map(it => it.device_id)}::bigint[],
      ${later.map(it => it.attempts)}::int[], ${later.map(it => it.nextAt)}::timestamptz[])
      as later(alert_id, device_id, attempts, next_at)
    where q.alert_id = later.alert_id and q.device_id = later.device_id and q.attempts = later.attempts`

export const deleteDevices = (tx: Tx, ids: readonly number[]) =>
  tx.many`delete from push_device where id = any(${ids}::bigint[])`

/** A device refused this often in a row is gone, whatever its push service says. */
export const countFailures = (tx: Tx, ids: readonly number[], most: number) =>
  tx.many`
    with failed as (
      update push_device set failures = failures + 1 where id = any(${ids}::bigint[]) and failures + 1 < ${most}
      returning id)
    delete from push_device where id = any(${ids}::bigint[]) and failures + 1 >= ${most}`

export const forgetFailures = (tx: Tx, ids: readonly number[]) =>
  tx.many`update push_device set failures = 0 where id = any(${ids}::bigint[]) and failures > 0`

/** ms until the next delivery is due, negative if overdue; undefined if none is waiting. */
export const findNextDelivery = (tx: Tx) =>
  tx.value<number | undefined>`
    select extract(epoch from min(next_at) - game_clock())::float8 * 1000 as wait from alert_delivery`

/**
 * Deletes alerts from days ago and whatever is left of them; also devices not heard from in three months, or with a
 * challenge unanswered for a day.
 */
export const forgetOldAlerts = async (tx: Tx): Promise<void> => {
  await tx.many`
    with old as (
      delete from alert where id in (
        select id from alert where until < (select game_clock()) - interval '2 days' limit ${asIs(PIECE)}) returning id)
    delete from alert_delivery where alert_id in (select id from old)`
  await tx.many`
    delete from push_device where id in (
      select id from push_device where seen_at < (select game_clock()) - interval '90 days' limit ${asIs(PIECE)})`
  await forgetUnproven(tx, PIECE)
}

export const findAlertFigures = async (tx: Tx) =>
  (await tx.one<{ devices: number; waiting: number; late: number }>`
    select (select count(*) from push_device d where ${PROVEN}) as devices,
      (select count(*) from alert_delivery) as waiting,
      greatest(0, coalesce((select extract(epoch from game_clock() - min(next_at))
        from alert_delivery), 0))::float8 as late`)!
