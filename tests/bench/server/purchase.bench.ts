// Purchases at the database, in groups, against bare writes of the same rows: the same tables and indexes,
// but every value given, nothing looked up or judged, no triggers, no foreign keys. One connection, on disk.
// --group=64 --groups=40 --rounds=7
import { randomBytes } from 'node:crypto'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { kobo } from '#src/lib/money.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { purchaseMany, type Asked } from '#server/db/queries/buying/purchases.ts'
import { startPostgres } from '../../support/postgres.ts'
import { cpuOf } from './cpu.ts'
import { flag, median } from './figures.ts'
import { fillWith, newSlips, openLongBatch, type BenchSlip, STAKE } from './fill.ts'

const GROUP = flag('group', 64)
const GROUPS = flag('groups', 40)
const ROUNDS = flag('rounds', 7)
const PLAYERS = Math.max(10_000, GROUP)

const postgres = await startPostgres()
const url = await postgres.another('bench')
const db = openPostgres(url, () => undefined, 1)
await migrate(db)
const { players, house } = await fillWith(db, PLAYERS, kobo(10_000_000))
const batch = await openLongBatch(db, instantCashout)
const stake = STAKE

const { pid } = (await db.one<{ pid: number }>`select pg_backend_pid() as pid`)!
let sold = 0

/** Slips of different players, group by group. */
const groupsOf = (slips: readonly BenchSlip[]) =>
  Array.from({ length: GROUPS }, (_, at) => slips.slice(at * GROUP, (at + 1) * GROUP))

const sell = async (slips: readonly BenchSlip[]) => {
  const asked = slips.map((slip): Asked => ({
    playerId: slip.playerId,
    key: slip.id,
    hash: new Uint8Array(32),
    slipId: slip.id,
    wallet: 'play',
    amount: 3 * stake,
    nonce: randomBytes(16),
  }))
  const rows = await purchaseMany(db, asked)
  const refused = rows.find(row => row.outcome !== 'sold')
  if (refused) throw new Error(`a purchase of the benchmark was ${refused.outcome}`)
}

const write = async (slips: readonly BenchSlip[]) => {
  const [price, count] = [3 * stake, slips.length]
  await db.many`
    with a as (
      select * from unnest(${slips.map(it => it.playerId)}::bigint[], ${slips.map(it => it.id)}::text[],
        ${slips.map(it => it.id)}::uuid[], ${slips.map(it => it.walletId)}::bigint[],
        ${slips.map((_, at) => sold + at)}::int[], ${slips.map(() => randomBytes(16).toString('hex'))}::text[])
        as a(player_id, key, slip_id, wallet_id, leaf_index, nonce)
    ), keys as (
      insert into request_key (player_id, key, request_hash, ticket_id)
      select player_id, key, '\\x00'::bytea, slip_id from a
    ), tickets as (
      insert into ticket (id, player_id, batch_id, game, masks, lines, stake_per_line, stake, wallet, leaf_index, nonce)
      select slip_id, player_id, ${batch}, ${instantCashout.id}, ${slips[0]!.masks}::bigint[], 3, ${stake}::bigint,
        ${price}::bigint, 'play', leaf_index, decode(nonce, 'hex')
      from a
    ), money as (
      insert into transfer (debit_account, credit_account, amount, kind, cause)
      select wallet_id, ${house}::bigint, ${price}, 'ticket', slip_id::text from a
    ), wallets as (
      update account set balance = balance - ${price}::bigint from a where account.id = a.wallet_id
    )
    update batch set size = size + ${count}::int, lines = lines + 3 * ${count}::int,
      stake = stake + ${price} * ${count}::int
    where id = ${batch}`
}

const timed = async (groups: readonly BenchSlip[][], run: (slips: readonly BenchSlip[]) => Promise<void>) => {
  const [began, cpu] = [performance.now(), cpuOf([pid])]
  for (const group of groups) {
    await run(group)
    sold += group.length
  }
  const count = groups.length * GROUP
  return { wall: ((performance.now() - began) * 1000) / count, cpu: (cpuOf([pid]) - cpu) / count }
}

const bare: { wall: number; cpu: number }[] = []
const whole: typeof bare = []
for (let round = 0; round <= ROUNDS; round++) {
  const slips = await newSlips(db, instantCashout, players, stake, 3, 2 * GROUP * GROUPS)
  const half = GROUP * GROUPS
  await db.exec(`checkpoint; set session_replication_role = replica`)
  const floor = await timed(groupsOf(slips.slice(0, half)), write)
  await db.exec(`set session_replication_role = origin`)
  const purchase = await timed(groupsOf(slips.slice(half)), sell)
  if (round === 0) continue // warm-up
  bare.push(floor)
  whole.push(purchase)
}
const of = (runs: typeof bare, what: 'wall' | 'cpu') => median(runs.map(run => run[what]))
const ratio = (what: 'wall' | 'cpu') => median(whole.map((run, at) => run[what] / bare[at]![what]))
const line = (name: string, runs: typeof bare) =>
  console.log(
    `${name}: ${of(runs, 'wall').toFixed(1)} us wall, ${of(runs, 'cpu').toFixed(1)} us of the server's CPU a purchase`,
  )
console.log(`groups of ${GROUP}, 3 lines, medians of ${ROUNDS} rounds, ${sold} tickets in the end`)
line('bare writes', bare)
line('purchase   ', whole)
console.log(
  `purchase / bare writes: ${ratio('wall').toFixed(2)} x wall, ${ratio('cpu').toFixed(2)} x CPU (wanted: 1.3)`,
)
await db.close()
postgres.stop()
