// The statements every node repeats read only what is due, however much there was before.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE } from '#src/lib/lagos-time.ts'
import type { Db } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { forJobs, openPostgres } from '#server/db/postgres.ts'
import { forgetOldData } from '#server/db/queries/accounts/own-data.ts'
import * as alerts from '#server/db/queries/alerts/alerts.ts'
import { findPace } from '#server/db/queries/chats/messages.ts'
import { deleteOldMails, findMailFigures } from '#server/db/queries/mail/outbox.ts'
import { listCurrentBatches } from '#server/db/queries/draws/batches-public.ts'
import { listDueDraws } from '#server/db/queries/buying/advances.ts'
import { listDueOrders } from '#server/db/queries/buying/orders.ts'
import { listLate } from '#server/db/queries/buying/syndicates.ts'
import { listFreeLinesDue } from '#server/db/queries/items/bids.ts'
import { countLastHour } from '#server/db/queries/money/banks.ts'
import { takeEarned } from '#server/db/queries/money/friends.ts'
import { countRails } from '#server/db/queries/money/rails.ts'
import { listSuspects, listUnboughtTopUps, listUncheckedTopUps } from '#server/db/queries/money/top-ups.ts'
import { claimDue, findPayoutTimes, findUnderWay } from '#server/db/queries/money/withdrawals.ts'
import { listStale } from '#server/db/queries/safer-play/safer-play.ts'
import { patient, startPostgres, type TestPostgres } from '../support/postgres.ts'

let postgres: TestPostgres
let db: Db
/** As players ask. */
let players: Db
beforeAll(async () => {
  postgres = await startPostgres()
  const url = await postgres.another('rounds')
  db = openPostgres(url, () => undefined, 1, { ...forJobs, ...patient })
  players = openPostgres(url, () => undefined, 1, patient)
  await migrate(db)
  await db.exec(YEARS)
})
afterAll(async () => {
  await players?.close()
  await db?.close()
  postgres?.stop()
})

/** Rows of each. */
const MANY = 4_000
const AGO = `now() - interval '20 days' - (n % 380) * interval '1 day'`

/** As years of play leave them behind; no trigger writes more. */
const YEARS = `
  set session_replication_role = replica;
  insert into player (phone, password_hash, phone_verified_at, consent_at, consent_version)
  select '+23480' || n, '', ${AGO}, ${AGO}, '' from generate_series(10000001, 10000000 + ${MANY}) n;
  insert into safer_play (player_id, seen_on, register_asked_at)
  select id, now()::date - 300 + (id % 298)::int, now() - interval '2 days' from player;
  insert into session (token_hash, player_id, last_seen_at, expires_at)
  select sha256(id::text::bytea), id, now() - interval '40 days', now() from player;
  insert into referral (friend_id, referrer_id) select id, 1 from player where id > 1;
  insert into batch (id, game, opens_at, closes_at, draws_at, rules_hash, beacon_chain, beacon_round, commitment, state, size,
    lines, stake, head, numbers, sealed_at, drawn_at, settled_at)
  select 'B' || n, 'quika', at - interval '5 minutes', at, at, '', '', n, '', 'settled', 1, 1, 10000, '{}', '{1,2,3,4}', at, at, at
  from (select n, now() - interval '20 days' - n * interval '5 minutes' as at from generate_series(1, ${MANY}) n) b;
  insert into ticket (id, player_id, batch_id, game, masks, lines, stake_per_line, stake, wallet, leaf_index, nonce)
  select gen_random_uuid(), 200 + n % 100, 'B' || n, 'quika', '{15}', 1, 10000, 10000, 'play', 0,
    decode(repeat('00', 16), 'hex') from generate_series(1, ${MANY}) n;
  insert into bank values ('058', 'GTBank');
  insert into withdrawal (id, player_id, amount, bank_code, bank_name, account_number, account_name, state, requested_at,
    paid_at)
  select gen_random_uuid(), n, 100000, '058', 'GTBank', '0123456789', 'ADA OBI', 'paid', ${AGO}, ${AGO}
  from generate_series(1, ${MANY}) n;
  insert into payout_attempt (reference, withdrawal_id, n, provider, amount, state, created_at, settled_at)
  select 'wd' || replace(id::text, '-', ''), id, 1, 'paystack', amount, 'succeeded', requested_at, paid_at
  from withdrawal;
  insert into transfer (debit_account, credit_account, amount, kind, cause, at)
  select 1, 2, amount, 'withdrawal', id::text, requested_at from withdrawal
  union all select 2, 1, amount, 'withdrawal-paid', reference, settled_at from payout_attempt;
  insert into top_up (reference, player_id, amount, provider, channel, state, slip_id, slip_outcome, created_at,
    settled_at)
  select 'tu' || n, n % 100 + 1, 100000, 'paystack', 'card', case n % 3 when 0 then 'expired' else 'credited' end,
    case n % 3 when 1 then gen_random_uuid() end, case n % 3 when 1 then 'bought' end, ${AGO}, ${AGO}
  from generate_series(1, ${MANY}) n;
  insert into soccer_match (id, league, home, away, kick_off, parts, strengths, score, sources, decided_at, began_at,
    settled_at)
  select 'm' || n, 'EPL', 'Arsenal', 'Chelsea', ${AGO}, array_fill(0, array[100]), '', '1-0', '{}', ${AGO}, ${AGO}, ${AGO}
  from generate_series(1, ${MANY}) n;
  insert into alert (tag, kind, player_id, facts, at, until, reached)
  select 'r' || n, 'result', n, '{}', now(), now() + interval '1 day', null from generate_series(1, ${MANY}) n;
  insert into push_device (endpoint, p256dh, auth, name, kinds, games, lead, proven_at)
  select 'https://push.example/' || n, decode(repeat('04', 65), 'hex'), decode(repeat('01', 16), 'hex'),
    gen_random_uuid(), '{draw}', '{}', 15, now() from generate_series(1, ${MANY}) n;
  insert into push_challenge select sha256(n::text::bytea), 1, now(), now() from generate_series(1, ${MANY}) n;
  insert into chat_channel (id, moved) values ('lounge', ${MANY});
  insert into chat_message (channel, number, moved, client_id, player_id, text, at)
  select 'lounge', n, n, gen_random_uuid(), 1, 'Good evening', ${AGO} from generate_series(1, ${MANY}) n;
  insert into mail_outbox (kind, recipient, about, created_at, until, next_at, sent_at)
  select 'withdrawal-paid', n || '@example.ng', n, now() - interval '5 days', now(), null, now()
  from generate_series(1, ${MANY}) n;
  insert into click_record (click_id, page, at) select n, '/', now() - interval '5 days'
  from generate_series(1, ${MANY}) n;
  analyze;
  set session_replication_role = origin`

const rowsRead = async (): Promise<number> => {
  for (const each of [db, players]) await each.exec('select pg_stat_force_next_flush()')
  return (await db.one<{ rows: number }>`
    select (select sum(seq_tup_read) from pg_stat_user_tables)::int
      + (select sum(idx_tup_read) from pg_stat_user_indexes)::int as rows`)!.rows
}

const since = new Date(Date.now() - 10 * MINUTE)
const ROUNDS: Record<string, () => Promise<unknown>> = {
  'the batch on sale': () => listCurrentBatches(players, 'quika'),
  'withdrawals that ended': () => alerts.listEndedSince(db, since),
  'top-ups that were credited': () => alerts.listCreditedSince(db, since),
  'batches that were settled': () => alerts.listSettledSince(db, since),
  'matches that were settled': () => alerts.listMatchesSettledSince(db, since),
  'alerts to come': () => alerts.deliverPiece(db, 60),
  'deliveries that are due': () => alerts.claimDeliveries(db, 100, 60),
  'old alerts': () => alerts.forgetOldAlerts(db),
  'old e-mails': () => deleteOldMails(db, 30),
  'figures of e-mails': () => findMailFigures(db),
  'old clicks': () => forgetOldData(db, 400),
  'how quick payouts were': () => findPayoutTimes(players),
  'payouts that are due': () => claimDue(db, 50, 60),
  'payouts under way': () => findUnderWay(db),
  'providers that send payouts': () => countRails(db),
  'banks that get them': () => countLastHour(db),
  'top-ups to ask about': () => listUncheckedTopUps(db, 20),
  'top-ups to buy with': () => listUnboughtTopUps(db, 20),
  'top-ups that may be taken back': () => listSuspects(db, 20),
  'how fast a player writes': () => findPace(players, 1, 'lounge'),
  'players to ask the register about (safer play 16)': () => listStale(db, 50),
}

test('of invited friends who never top up, no stakes are summed', async () => {
  const before = await rowsRead()
  expect(await takeEarned(db, 1, 100)).toEqual([])
  // Each open invitation, with its friend; no ticket.
  expect((await rowsRead()) - before).toBeLessThan(2 * MANY)
})

test.for(Object.entries(ROUNDS))('a look for %s reads no rows of years ago', async ([, look]) => {
  const before = await rowsRead()
  await look()
  expect((await rowsRead()) - before).toBeLessThan(MANY / 20)
})

/** Two of each that are due now. */
const TWO = `
  set session_replication_role = replica;
  insert into batch (id, game, opens_at, closes_at, draws_at, rules_hash, beacon_chain, beacon_round, commitment)
  values ('now', 'quika', now() - interval '1 minute', now() + interval '4 minutes',
    ((now() at time zone 'Africa/Lagos')::date + 1 + time '10:00') at time zone 'Africa/Lagos', '', '', 0, '');
  create view two as select n, gen_random_uuid() as id, gen_random_uuid() as slip from generate_series(1, 2) n;
  insert into free_line (bid_id, player_id, slip_id, game, line, stake)
  select id, n, slip, 'quika', '{1}', 1 from two;
  insert into syndicate (id, player_id, slip_id, game, masks, lines, stake_per_line, rules_hash, ends_at, created_at)
  select id, n, slip, 'quika', '{15}', 1, 1, '', now(), now() - interval '1 day' from two;
  insert into top_up (reference, player_id, amount, provider, channel, state, slip_id, settled_at)
  select 'due' || n, n, 1, 'paystack', 'card', 'credited', slip, now() - interval '1 hour' from two;
  insert into standing_order (id, player_id, game, slip_id, masks, lines, stake_per_line, wallet, rules_hash, hours, ends_at)
  select id, n, 'quika', slip, '{15}', 1, 1, 'play', '', '{10}', now() + interval '9 days' from two;
  insert into advance_draw (advance_id, draws_at, game, amount) select two.id, b.draws_at, 'quika', 1 from two, batch b
  where b.id = 'now';
  set session_replication_role = origin`

test('what is due is taken in no order: what cannot be done is not always first, and keeps nothing out', async () => {
  await db.exec(TWO)
  const looks: Record<string, () => Promise<readonly object[]>> = {
    'free lines': () => listFreeLinesDue(db, 1),
    'group tickets': () => listLate(db, 1),
    'top-ups to buy with': () => listUnboughtTopUps(db, 1),
    'standing orders': () => listDueOrders(db, 0, 1),
    'draws in advance': () => listDueDraws(db, 0, 1),
  }
  for (const [what, look] of Object.entries(looks)) {
    const first = new Set<string>()
    // Of two, one is always first in one of 2^63 runs.
    for (let nth = 0; nth < 64; nth++) for (const row of await look()) first.add(JSON.stringify(row))
    expect.soft(first.size, what).toBe(2)
  }
})
