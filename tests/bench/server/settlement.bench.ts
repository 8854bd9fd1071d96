// npm run bench:server -- settlement [--lines=1000000] [--rounds=3] [--players=100000]
//
// Settling one large batch on PostgreSQL on disk, winners paid, against its floor in the same run:
//   count    sequential count(*) over the tickets of the same lines (three in a row)
//   bare     the very rows the settlement writes (payouts, transfers, wallets, the batch), kept beforehand in plain
//            tables and written with the same indexes and checks, but with nothing to find out and no triggers
// Each round settles in one copy of a filled database and writes bare in another. CPU is that of the server's
// process for the connection. The first settlement is not measured: the independent checker goes over every
// ticket of it.
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { documentBytes } from '#src/draws/documents.ts'
import { sha256 } from '#src/draws/hash.ts'
import { rulesDocument } from '#src/games/prizes.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { kobo } from '#src/lib/money.ts'
import type { Db } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDb } from '#server/db/open.ts'
import { forJobs, openPostgres } from '#server/db/postgres.ts'
import { insertRules } from '#server/db/queries/draws/rules.ts'
import { settleBatch } from '#server/deeds/draws/settle-batch.ts'
import { makeLog } from '#server/watch/log.ts'
import type { Service } from '#server/service.ts'
import { readSettings } from '#server/settings.ts'
import { startPostgres } from '../../support/postgres.ts'
import { checkSettlement } from '../../support/settlement-checker.ts'
import { fillDrawnBatch } from './drawn-batches.ts'
import { flag, median } from './figures.ts'
import { fillWith } from './fill.ts'
import { holdCheckpoints, spent, type Spent } from './measure.ts'

const LINES = flag('lines', 1_000_000)
const ROUNDS = flag('rounds', 3)
const PLAYERS = flag('players', 100_000)
const BATCH = 'IC-20260105-1300'

const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
/** The parts of a service settling needs. */
const serviceOn = (db: Db) => ({ db, settings, log: makeLog(settings) }) as Service

const settle = async (db: Db) => {
  if ((await settleBatch(serviceOn(db))) !== BATCH) throw new Error('nothing was settled')
}

/** A game that pays from two hits up: few tickets win, whereas with cashback three in four do. */
const withoutCashback = async (db: Db): Promise<Uint8Array> => {
  const game = { ...instantCashout, tiers: instantCashout.tiers.filter(it => it.kind === 'prize') }
  const document = rulesDocument(game)
  const hash = sha256(documentBytes(document))
  await insertRules(db, hash, game.id, canonicalJson(document))
  return hash
}

/** Sets aside the rows a settlement wrote and rewinds the database to just before it. */
const unsettle = `
  create table bare_payout as select * from payout order by leaf_index;
  create table bare_transfer as
    select debit_account, credit_account, amount, kind, cause, at
    from transfer t join ticket k on k.id::text = t.cause
    where kind in ('win', 'cashback', 'tax') order by leaf_index, kind desc;
  create table bare_wallet as
    select a.id, a.balance from account a where a.wallet = 'winnings' and a.balance > 0 order by id;
  create table bare_batch as select id, paid_out, winners, settled_at from batch where state = 'settled';
  set session_replication_role = replica;
  truncate payout;
  delete from transfer where kind in ('win', 'cashback', 'tax');
  update account set balance = 0 where wallet = 'winnings' and balance > 0;
  update batch set state = 'drawn', paid_out = 0, winners = 0, settled_at = null where state = 'settled';
  set session_replication_role = default;
  vacuum full analyze transfer; vacuum full analyze account; vacuum analyze;`

const writeBare = (db: Db) =>
  db.tx(tx =>
    tx.exec(`
      set local session_replication_role = replica;
      insert into payout select * from bare_payout;
      insert into transfer (debit_account, credit_account, amount, kind, cause, at) select * from bare_transfer;
      update account set balance = account.balance + w.balance from bare_wallet w where w.id = account.id;
      update batch b set state = 'settled', paid_out = w.paid_out, winners = w.winners, settled_at = w.settled_at
      from bare_batch w where w.id = b.id;`),
  )

const countTickets = (db: Db) => db.one`select count(*) from ticket`

const postgres = await startPostgres()
const admin = openPostgres(postgres.url, () => undefined, 1, forJobs)
await holdCheckpoints(admin)
const addressOf = (name: string) => postgres.url.replace(/[^/]+$/, name)
const onCopy = async (template: string, work: (db: Db) => Promise<Spent>): Promise<Spent> => {
  await admin.exec(`create database copy template ${template}`)
  const db = openPostgres(addressOf('copy'), () => undefined, 1, forJobs)
  try {
    // Both start with their tables in memory and no pending writes.
    await db.one`select count(*) from account`
    await db.one`select count(*) from transfer`
    await countTickets(db)
    await admin.exec('checkpoint')
    return await work(db)
  } finally {
    await db.close()
    await admin.exec('drop database copy')
  }
}

const line = (what: string, all: readonly Spent[]) => {
  const wall = median(all.map(it => it.wall))
  const cpu = median(all.map(it => it.cpu))
  console.log(`${what.padEnd(34)}${wall.toFixed(0).padStart(8)} ms${cpu.toFixed(0).padStart(8)} ms CPU`)
  return { wall, cpu }
}

const measure = async (name: string, title: string, rulesOf: (db: Db) => Promise<Uint8Array | undefined>) => {
  const db = openPostgres(await postgres.another(name), () => undefined, 1, forJobs)
  await migrate(db)
  await fillWith(db, PLAYERS, kobo(100))
  const rules = await rulesOf(db)
  await fillDrawnBatch(db, {
    id: BATCH,
    minute: 60,
    lines: LINES,
    players: PLAYERS,
    ...(rules ? { rules } : {}),
  })
  await db.exec('vacuum analyze')
  await settle(db)
  const differences = await checkSettlement(db, settings.WINNINGS_TAX)
  if (differences.length > 0) throw new Error(differences.slice(0, 5).join('; '))
  const [rows] = await db.many<{ payouts: number; transfers: number }>`
    select (select count(*) from payout)
      as payouts, (select count(*) from transfer where kind in ('win', 'cashback', 'tax')) as transfers`
  for (const statement of unsettle.split(';')) if (statement.trim()) await db.exec(statement)
  await db.close()

  const settled: Spent[] = []
  const counted: Spent[] = []
  const bare: Spent[] = []
  for (let round = 0; round < ROUNDS; round++) {
    settled.push(
      await onCopy(name, async copy => {
        counted.push(await spent(copy, () => countTickets(copy)))
        return spent(copy, () => settle(copy))
      }),
    )
    bare.push(await onCopy(name, copy => spent(copy, () => writeBare(copy))))
  }
  console.log(
    `\n${title}: ${LINES} lines, ${rows!.payouts} tickets get something by ${rows!.transfers} transfers, ${PLAYERS} players`,
  )
  const floor = [line('count(*)', counted), line('bare writes', bare)]
  const whole = line('settlement', settled)
  const ratio = (of: 'wall' | 'cpu') => (whole[of] / (floor[0]![of] + floor[1]![of])).toFixed(2)
  console.log(
    `settlement / (count + bare)${ratio('wall').padStart(15)} x${ratio('cpu').padStart(9)} x CPU   (wanted 1.15)`,
  )
}

const time = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** The embedded database settles the same batch once, in its thread. */
const measureEmbedded = async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oriire-settle-'))
  const db = await openDb({ DATABASE_URL: undefined, DATA_DIR: folder })
  try {
    await migrate(db)
    await fillWith(db, PLAYERS, kobo(100))
    await fillDrawnBatch(db, { id: BATCH, minute: 60, lines: LINES, players: PLAYERS })
    await db.exec('analyze')
    await countTickets(db)
    const count = await time(() => countTickets(db))
    const whole = await time(() => settle(db))
    console.log(
      `\nembedded, the game as it is: count(*) ${count.toFixed(0)} ms, settlement ${whole.toFixed(0)} ms`,
    )
  } finally {
    await db.close()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

try {
  await measure('as_it_is', 'the game as it is', async () => undefined)
  await measure('prizes_only', 'prizes from two numbers on, no cashback', withoutCashback)
} finally {
  await admin.close()
  postgres.stop()
}
if (!process.argv.includes('--no-embedded')) await measureEmbedded()
