// Durable purchases over HTTP on PostgreSQL on disk, against pgbench's TPC-B on the same server in the same
// rounds.
//
// 64 connections, each with one request at a time, buy three-line tickets from one service process and the
// database server. Every request is by a different one of 4,096 players, because a player may pay 120 times a
// minute. First with slips already registered, then including the registration. pgbench runs with 1 to 64
// clients, and its best counts. CPU covers everything but our load generator: the service and PostgreSQL
// here, pgbench and PostgreSQL there. A lone player makes one purchase after another, against pgbench with
// one client: the statement alone, sent by pgbench itself, and the whole deed, called in this process (nonce,
// statement, receipt, answer).
//
// npm run bench:server -- http [--rounds=3] [--purchases=20000] [--seconds=3] [--scale=20] [--clients=1,8] [--lone=1000] [--profile=FOLDER]
import type { AddressInfo } from 'node:net'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { kobo, naira } from '#src/lib/money.ts'
import { listen } from '#server/http/listen.ts'
import { startPostgres, type TestPostgres } from '../../support/postgres.ts'
import { flag, median, quantile, textFlag } from './figures.ts'
import { buySlip, fillWith, newSlips, openLongBatch, signIn, STAKE, type BenchSlip } from './fill.ts'
import { bytesOf, openLoad, type Ask } from './load.ts'
import { preparePgbench, runPgbench, runStatement, type Figure } from './pgbench.ts'
import { serviceOn } from './players.ts'
import { postgresCpu } from './processes.ts'
import { partOf, serveAs, startServing } from './serving.ts'

const ROUNDS = flag('rounds', 3)
const PURCHASES = flag('purchases', 20_000)
const SECONDS = flag('seconds', 3)
const SCALE = flag('scale', 20)
/** `--clients=8` skips the others; one client always runs, to compare with a lone player. */
const CLIENTS = [...new Set([1, ...(textFlag('clients') ?? '4,8,16,32,64').split(',').map(Number)])]
const CONNECTIONS = 64
const PLAYERS = 4_096
const LONE = flag('lone', 1_000) // purchases per round
/** The service's statement for the next waiting slip; its parameters are in a table of the benchmark. */
const NEXT_PURCHASE = `
  select p.outcome from bench_slip b, purchase_many(array[b.player_id], array[b.id::text], array['00'], array[b.id],
    array['play'], array[${3 * STAKE}::bigint], array['00112233445566778899aabbccddeeff']) p
  where b.n = (select nextval('bench_turn'))`
/** The advice in docs/operations.md for a node on PostgreSQL. */
const NODE = ['--max-semi-space-size=64']
const PROFILE = textFlag('profile') ? ['--cpu-prof', `--cpu-prof-dir=${textFlag('profile')}`] : []

const LINES = [1, 2, 3].map(line => [line, line + 10, line + 20, line + 30])

interface OurFigure extends Figure {
  node: number
  /** The load generator's, not counted elsewhere but on the same processors. */
  load: number
  /** Database transactions, mostly one statement shared by many purchases. */
  transactions: number
  p50: number
  p99: number
}

const expect200 = (answer: { status: number; body: Buffer }) => {
  if (answer.status !== 200) throw new Error(answer.body.toString())
  return answer
}

const middle = <T>(figures: readonly T[], of: (it: T) => number) => median(figures.map(of))
const line = (name: string, rate: number, cpu: number, more = '') =>
  console.log(`${name.padEnd(34)} ${rate.toFixed(0).padStart(7)} /s ${cpu.toFixed(0).padStart(6)} µs ${more}`)

const serve = async (database: string) => {
  const { service, app, front, close } = await serviceOn(database)
  const server = await listen(app.fetch, service.settings, { front })
  serveAs((server.address() as AddressInfo).port, () => undefined, close)
}

const measure = async (postgres: TestPostgres) => {
  await preparePgbench(postgres, SCALE)
  const database = await postgres.another('oriire')
  const { service, close } = await serviceOn(database, 'warn')
  const { db } = service
  const { players } = await fillWith(db, PLAYERS, kobo(100_000_000))
  const tokens = await signIn(db, players)
  await openLongBatch(db, instantCashout)
  await db.exec('analyze')
  const serving = await startServing('service', database, [...NODE, ...PROFILE])
  const load = await openLoad(serving.port, CONNECTIONS)
  let asked = 0

  const headers = () => {
    asked++
    return {
      'X-Forwarded-For': `102.89.${(asked >> 8) & 15}.${asked & 255}`,
      'Idempotency-Key': `bench-key-${String(asked).padStart(9, '0')}`,
    }
  }
  const paying = (player: number, slip: string) =>
    bytesOf({
      method: 'POST',
      path: '/api/web/lottery_payment/',
      headers: { ...headers(), Authorization: `Token ${tokens[player % PLAYERS]}` },
      body: {
        amount: String(naira(3 * STAKE)),
        from_play_wallet: true,
        from_referral_wallet: false,
        card_payment: false,
        game_play_id: slip,
      },
    })
  const registering = (player: number) =>
    bytesOf({
      method: 'POST',
      path: '/api/web/play_lottery/?lottery_type=INSTANT_CASHOUT',
      headers: { ...headers(), Authorization: `Token ${tokens[player % PLAYERS]}` },
      body: { stake_amount: String(naira(STAKE)), lottery: LINES.map(ticket => ({ ticket })) },
    })

  const transactions = async () =>
    (await db.one<{ n: number }>`
      select xact_commit as n from pg_stat_database where datname = current_database()`)!.n

  /** @param work does the n-th on a connection */
  const timed = async (count: number, work: (ask: Ask, n: number) => Promise<void>): Promise<OurFigure> => {
    const [database, node] = [postgresCpu(postgres.folder), await serving.cpu()]
    const done = await transactions()
    const before = process.cpuUsage()
    const { seconds, took } = await load.work(count, work)
    const { user, system } = process.cpuUsage(before)
    const nodeCpu = ((await serving.cpu()) - node) / count
    const cpu = nodeCpu + (postgresCpu(postgres.folder) - database) / count
    return {
      rate: count / seconds,
      cpu,
      node: nodeCpu,
      load: (user + system) / count,
      transactions: ((await transactions()) - done) / count,
      p50: quantile(took, 0.5),
      p99: quantile(took, 0.99),
    }
  }
  const buyRegistered = async (count: number) => {
    const slips = await newSlips(db, instantCashout, players, STAKE, 3, count)
    const requests = slips.map((slip, n) => paying(n, slip.id))
    return timed(count, async (ask, n) => void expect200(await ask(requests[n]!)))
  }
  const buyWhole = (count: number) =>
    timed(count, async (ask, n) => {
      const slip = JSON.parse(expect200(await ask(registering(n))).body.toString()) as {
        game_play_id: string
      }
      expect200(await ask(paying(n, slip.game_play_id)))
    })

  const buyAlone = async (): Promise<number> => {
    const slips: BenchSlip[] = await newSlips(db, instantCashout, players.slice(0, 1), STAKE, 3, LONE)
    const began = performance.now()
    for (const slip of slips) await buySlip(service, slip, STAKE)
    return (1000 * LONE) / (performance.now() - began)
  }

  await db.exec(
    'create table bench_slip (n serial primary key, player_id bigint, id uuid); create sequence bench_turn',
  )
  const soldSoFar = async () => (await db.one<{ size: number }>`select size from batch`)!.size
  const buyAtDatabase = async (): Promise<Figure> => {
    const slips = await newSlips(db, instantCashout, players.slice(0, 1), STAKE, 3, LONE)
    await db.many`
      insert into bench_slip (player_id, id) select *
      from unnest(${slips.map(it => it.playerId)}::bigint[], ${slips.map(it => it.id)}::uuid[])`
    await db.exec('analyze bench_slip')
    const before = await soldSoFar()
    const figure = runStatement(postgres, 'oriire', NEXT_PURCHASE, LONE)
    if ((await soldSoFar()) - before !== LONE) throw new Error('pgbench did not buy every slip')
    return figure
  }

  const theirs = new Map(CLIENTS.map(clients => [clients, [] as Figure[]]))
  const ours = {
    registered: [] as OurFigure[],
    whole: [] as OurFigure[],
    alone: [] as number[],
    atDatabase: [] as Figure[],
  }
  await buyRegistered(PURCHASES / 4)
  await buyWhole(PURCHASES / 8)
  for (let round = 1; round <= ROUNDS; round++) {
    for (const clients of CLIENTS) theirs.get(clients)!.push(runPgbench(postgres, clients, SECONDS))
    ours.registered.push(await buyRegistered(PURCHASES))
    ours.whole.push(await buyWhole(PURCHASES / 2))
    ours.alone.push(await buyAlone())
    ours.atDatabase.push(await buyAtDatabase())
  }

  console.log(`medians of ${ROUNDS} rounds`.padEnd(41), '  each    CPU of each')
  for (const [clients, figures] of theirs)
    line(
      `pgbench TPC-B, ${clients} clients`,
      middle(figures, it => it.rate),
      middle(figures, it => it.cpu),
    )
  const best = Math.max(...[...theirs.values()].map(figures => middle(figures, it => it.rate)))
  const cheapest = Math.min(...[...theirs.values()].map(figures => middle(figures, it => it.cpu)))
  const [bestAt] = [...theirs].find(([, figures]) => middle(figures, it => it.rate) === best)!
  const bestCpu = middle(theirs.get(bestAt)!, it => it.cpu)
  for (const [name, figures] of [
    ['purchases', ours.registered],
    ['purchases with registration', ours.whole],
  ] as const) {
    const [rate, cpu] = [middle(figures, it => it.rate), middle(figures, it => it.cpu)]
    const [p50, p99] = [middle(figures, it => it.p50), middle(figures, it => it.p99)]
    const node = middle(figures, it => it.node)
    // On a busy machine the minimum is closest to the true cost.
    const least = Math.min(...figures.map(it => it.cpu))
    const leastNode = Math.min(...figures.map(it => it.node))
    const parts = `(node ${node.toFixed(0)}; least ${least.toFixed(0)}, node ${leastNode.toFixed(0)})`
    line(name, rate, cpu, `${parts}, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)
    const [generator, shared] = [middle(figures, it => it.load), middle(figures, it => it.transactions)]
    console.log(
      `  ${shared.toFixed(2)} transactions and ${generator.toFixed(0)} µs of the load generator for each`,
    )
    console.log(
      `  against the best pgbench (${bestAt} clients): ${(rate / best).toFixed(2)} x the rate, ` +
        `1/${(bestCpu / cpu).toFixed(1)} of the CPU (1/${(cheapest / cpu).toFixed(1)} of its cheapest)`,
    )
  }
  const alone = median(ours.alone)
  const one = middle(theirs.get(1)!, it => it.rate)
  const statement = middle(ours.atDatabase, it => it.rate)
  line(
    'a lone player, the statement alone',
    statement,
    middle(ours.atDatabase, it => it.cpu),
  )
  console.log(`  against pgbench with 1 client: ${(statement / one).toFixed(2)} x the rate`)
  console.log(
    `a lone player, the whole deed: ${alone.toFixed(0)} /s, ${(alone / one).toFixed(2)} x pgbench with 1 client`,
  )
  const { body } = await load.ask(bytesOf({ method: 'GET', path: '/metrics' }))
  const sent = (what: string) =>
    Number(new RegExp(`group_${what}_total{of="purchases"} (\\d+)`).exec(body.toString())?.[1])
  console.log(`purchases in one statement: ${(sent('items') / sent('statements')).toFixed(1)}`)
  load.close()
  await serving.stop()
  await close()
}

const own = partOf()
if (own) await serve(own.database)
else {
  const postgres = await startPostgres()
  try {
    await measure(postgres)
  } finally {
    postgres.stop()
  }
}
