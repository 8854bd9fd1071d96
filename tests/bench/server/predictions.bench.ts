// npm run bench:server -- predictions [--lines=1000000] [--players=100000] [--matches=30]
//
// Settling that many predictions of real matches, match by match until none is open, against one batch of as many number
// lines: tickets of three each, on one PostgreSQL on disk, warm. Target: a prediction takes at most 1.2 times as long.
import { kobo } from '#src/lib/money.ts'
import type { Db } from '#server/db/db.ts'
import { asIs } from '#server/db/sql.ts'
import { migrate } from '#server/db/migrate.ts'
import { forJobs, openPostgres } from '#server/db/postgres.ts'
import { settleBatch } from '#server/deeds/draws/settle-batch.ts'
import { settleMatches } from '#server/deeds/matches/settle-matches.ts'
import { makeLog } from '#server/watch/log.ts'
import type { Service } from '#server/service.ts'
import { readSettings } from '#server/settings.ts'
import { startPostgres } from '../../support/postgres.ts'
import { fillDrawnBatch } from './drawn-batches.ts'
import { flag } from './figures.ts'
import { fillWith } from './fill.ts'
import { holdCheckpoints, spent } from './measure.ts'

const LINES = flag('lines', 1_000_000)
const PLAYERS = flag('players', 100_000)
const MATCHES = flag('matches', 30)
const BATCH = 'SC-20260105-1300'

const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
const serviceOn = (db: Db) => ({ db, settings, log: makeLog(settings) }) as Service

const SCORES = `array['1-1', '1-0', '2-1', '2-0', '0-1', '0-0', '1-2', '2-2']`

/** Tickets of three predictions in a batch that is kept: three scores of one match, one of two others. */
const fillPredictions = async (db: Db): Promise<void> => {
  const tickets = Math.ceil(LINES / 3)
  const at = `timestamptz '2026-01-05T13:00Z'`
  await db.exec(`
    set session_replication_role = replica;
    insert into soccer_match (id, league, home, away, kick_off, parts, strengths, score, sources, decided_at, began_at)
    select 'en.1-bench-' || n, 'en.1', 'A', 'B', ${at} + interval '1 hour', array_fill(50000, array[100]), '',
      (${SCORES})[1 + n % 8], array['one', 'other'], ${at} + interval '3 hours', ${at} + interval '1 hour'
    from generate_series(1, ${MATCHES}) n;
    insert into batch (id, game, opens_at, closes_at, draws_at, rules_hash, beacon_chain, beacon_round, commitment, state,
      size, lines, sealed_at, head)
    select '${BATCH}', 'soccer-cash', ${at}, ${at} + interval '5 minutes', ${at} + interval '5.5 minutes', hash, 'sandbox', 1,
      '{}', 'kept', ${tickets}, ${tickets} * 3, ${at} + interval '5 minutes', '{}' from rules_document limit 1;
    insert into ticket (id, player_id, batch_id, game, masks, lines, stake_per_line, stake, wallet, leaf_index, nonce, bought_at)
    select gen_random_uuid(), 1 + floor(random() * ${PLAYERS})::bigint, '${BATCH}', 'soccer-cash', array[1, 2, 3], 3, 10000,
      30000, 'play', n - 1, '\\x00', ${at} from generate_series(1, ${tickets}) n;
    insert into soccer_slip (id, most, winning, is_capped, closes_at, last_at)
    select id, 1500000000, 1500000, false, ${at}, ${at} from ticket where batch_id = '${BATCH}';
    insert into soccer_pick (slip_id, at, match_number, scores, parts)
    select t.id, p.at, 1 + (t.leaf_index * 7 + p.at * (1 + t.leaf_index % 4)) % ${MATCHES},
      (${SCORES})[p.first : p.first + case p.at when 1 then 2 else 0 end], array_fill(50000, array[case p.at when 1 then 3 else 1 end])
    from ticket t, lateral (
      select at, 1 + floor(random() * 6 + t.leaf_index * 0)::int as first from generate_series(1, 3) at) p
    where t.batch_id = '${BATCH}' on conflict do nothing;
    insert into soccer_batch select '${BATCH}', number from soccer_match;
    set session_replication_role = default;`)
  await db.exec('vacuum analyze')
}

const postgres = await startPostgres()
try {
  const db = openPostgres(postgres.url, () => undefined, 1, forJobs)
  await holdCheckpoints(db)
  await migrate(db)
  await fillWith(db, PLAYERS, kobo(100))
  await fillDrawnBatch(db, { id: 'IC-20260105-1300', minute: 60, lines: LINES, players: PLAYERS })
  await fillPredictions(db)
  const warm = async () => {
    for (const table of ['ticket', 'account', 'soccer_pick', 'soccer_slip', 'transfer'])
      await db.one`select count(*) from ${asIs(table)}`
    await db.exec('checkpoint')
  }
  const service = serviceOn(db)
  await warm()
  const lines = await spent(db, () => settleBatch(service))
  await warm()
  let rounds = 0
  const predictions = await spent(db, async () => {
    while ((await settleMatches(service)).length > 0) rounds++
  })
  const [paid] = await db.many<{ lines: number; predictions: number; state: string }>`
    select (select count(*) from payout where batch_id like 'IC%') as lines,
      (select count(*) from payout where batch_id like 'SC%') as predictions,
      (select state from batch where id = ${BATCH}) as state`
  console.log(
    `${LINES} lines: ${lines.wall.toFixed(0)} ms, ${lines.cpu.toFixed(0)} ms CPU, ${paid!.lines} tickets paid
${LINES} predictions on ${MATCHES} matches: ${predictions.wall.toFixed(0)} ms, ${predictions.cpu.toFixed(0)} ms CPU, ${paid!.predictions} tickets paid, ${rounds} rounds, batch ${paid!.state}
a prediction beside a line: ${(predictions.wall / lines.wall).toFixed(2)} x, ${(predictions.cpu / lines.cpu).toFixed(2)} x CPU (wanted 1.2)`,
  )
  await db.close()
} finally {
  postgres.stop()
}
