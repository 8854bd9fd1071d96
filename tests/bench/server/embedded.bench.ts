// The embedded database against PostgreSQL, both on disk: the same deed for one player and for 64,
// alternating; and the cost of starting, restarting and running it. --rounds=7 --single=300 --group=3000
// --load=10000
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { kobo } from '#src/lib/money.ts'
import { createService } from '#server/create-service.ts'
import type { Db } from '#server/db/db.ts'
import { openEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import type { Service } from '#server/service.ts'
import { readSettings } from '#server/settings.ts'
import { startPostgres } from '../../support/postgres.ts'
import { cpuOf } from './cpu.ts'
import { flag, median, textFlag } from './figures.ts'
import {
  buySlip,
  fillWith,
  newSlips,
  openLongBatch,
  type BenchPlayer,
  type BenchSlip,
  STAKE,
} from './fill.ts'

const PLAYERS = 64
const ROUNDS = flag('rounds', 7)
const SINGLE = flag('single', 300)
const GROUP = flag('group', 3_000)
const LOAD = flag('load', 10_000)
const LINES = 3

const fail = (error: Error) => {
  throw error
}

interface Shop {
  service: Service
  players: BenchPlayer[]
}

const openShop = async (db: Db): Promise<Shop> => {
  await migrate(db)
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const { service } = await createService(settings, { db, print: () => undefined })
  const { players } = await fillWith(db, 1_000, kobo(100_000_000))
  await openLongBatch(db, instantCashout)
  return { service, players }
}

const slipsFor = ({ service, players }: Shop, count: number) =>
  newSlips(service.db, instantCashout, players, STAKE, LINES, count)

/** This many players at a time, each with one purchase under way. */
const sellAll = async ({ service }: Shop, slips: readonly BenchSlip[], abreast: number) => {
  let next = 0
  const play = async () => {
    for (let slip = slips[next++]; slip; slip = slips[next++]) await buySlip(service, slip, STAKE)
  }
  await Promise.all(Array.from({ length: abreast }, play))
}

/** What each subprocess does and prints, so memory and event loop are the embedded database's alone. */
const parts: Record<string, (folder: string) => Promise<unknown>> = {
  start: async folder => {
    const [began, before] = [performance.now(), process.cpuUsage()]
    const db = await openEmbedded(folder, fail)
    await db.one`select 1`
    const opened = performance.now() - began
    await migrate(db)
    const ready = performance.now() - began
    const { user, system } = process.cpuUsage(before)
    await db.close()
    return { opened, ready, cpu: (user + system) / 1000 }
  },
  load: async folder => {
    const shop = await openShop(await openEmbedded(folder, fail))
    const blocked: number[] = []
    for (let left = LOAD; left > 0; left -= GROUP) {
      const slips = await slipsFor(shop, Math.min(left, GROUP))
      const loop = monitorEventLoopDelay({ resolution: 1 })
      loop.enable()
      await sellAll(shop, slips, PLAYERS)
      loop.disable()
      blocked.push(loop.max / 1e6)
    }
    const { rss } = process.memoryUsage()
    return { blocked: Math.max(...blocked), rss: rss / 1e6, most: process.resourceUsage().maxRSS / 1e3 }
  },
}

const runPart = <T>(name: string, folder: string): T => {
  const { stdout, status } = spawnSync(
    process.execPath,
    // As `npm start` does.
    [
      '--v8-pool-size=1',
      '--max-semi-space-size=4',
      process.argv[1]!,
      `--part=${name}`,
      `--folder=${folder}`,
      ...process.argv.slice(2),
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  if (status !== null && status !== 0) throw new Error(`the part ${name} has failed`)
  return JSON.parse(stdout) as T
}

const part = textFlag('part')
if (part) {
  fs.writeSync(1, JSON.stringify(await parts[part]!(textFlag('folder')!)))
  // Like a crash: the next start finds a log that was never tidied up.
  process.kill(process.pid, 'SIGKILL')
}

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'oriire-bench-embedded-'))
const say = (line: string) => console.log(line)
try {
  interface Started {
    opened: number
    ready: number
    cpu: number
  }
  const times = (all: Started[]) => {
    const of = (key: keyof Started) => median(all.map(it => it[key])).toFixed(0)
    return `${of('opened')} ms open, ${of('ready')} ms with its tables, ${of('cpu')} ms CPU`
  }
  const folders = [1, 2, 3].map(number => path.join(base, String(number)))
  say(`first start: ${times(folders.map(it => runPart<Started>('start', it)))} (wanted: 3000)`)
  say(`restart: ${times(folders.map(it => runPart<Started>('start', it)))} (wanted: 500)`)
  const loaded = folders[0]!
  const load = runPart<{ blocked: number; rss: number; most: number }>('load', loaded)
  say(
    `${LOAD} purchases of ${PLAYERS} players after a restart: ${load.rss.toFixed(0)} MB, at most ${load.most.toFixed(0)} MB (wanted: 200); the service's event loop stood still for ${load.blocked.toFixed(0)} ms at most (wanted: 50)`,
  )
  say(`restart after a kill under that load: ${times([runPart<Started>('start', loaded)])}`)

  const postgres = await startPostgres()
  const pg = openPostgres(await postgres.another('bench'), fail)
  const shops = {
    postgres: await openShop(pg),
    embedded: await openShop(await openEmbedded(path.join(base, 'rounds'), fail)),
  }
  type Name = keyof typeof shops
  /**
   * CPU microseconds of this process, including the embedded database's thread, and of the server's
   * processes.
   */
  const cpu = async (name: Name) => {
    const { user, system } = process.cpuUsage()
    if (name === 'embedded') return user + system
    const pids = await pg.many<{ pid: number }>`
      select pid from pg_stat_activity
      where backend_type in ('client backend', 'walwriter', 'background writer', 'checkpointer')`
    return user + system + cpuOf(pids.map(row => row.pid))
  }
  const measure = async (name: Name, count: number, abreast: number) => {
    const slips = await slipsFor(shops[name], count)
    const [began, spent] = [performance.now(), await cpu(name)]
    await sellAll(shops[name], slips, abreast)
    return { wall: ((performance.now() - began) * 1000) / count, cpu: ((await cpu(name)) - spent) / count }
  }
  for (const [what, count, abreast, wanted] of [
    ['one player', SINGLE, 1, 0.5],
    [`${PLAYERS} players`, GROUP, PLAYERS, 0.8],
  ] as const) {
    const rounds: Record<Name, { wall: number; cpu: number }>[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const order: Name[] = round % 2 ? ['postgres', 'embedded'] : ['embedded', 'postgres']
      const result = {} as (typeof rounds)[number]
      for (const name of order) result[name] = await measure(name, count, abreast)
      if (round > 0) rounds.push(result)
    }
    const of = (name: Name, key: 'wall' | 'cpu') => median(rounds.map(it => it[name][key]))
    for (const name of Object.keys(shops) as Name[])
      say(
        `${what}, ${name}: ${of(name, 'wall').toFixed(0)} us, ${of(name, 'cpu').toFixed(0)} us CPU a purchase`,
      )
    const speed = median(rounds.map(it => it.postgres.wall / it.embedded.wall))
    const effort = median(rounds.map(it => it.postgres.cpu / it.embedded.cpu))
    say(
      `${what}: embedded is ${speed.toFixed(2)} x as fast (wanted: ${wanted}), ${effort.toFixed(2)} x by CPU`,
    )
  }
  for (const { service } of Object.values(shops)) await service.db.close()
  postgres.stop()
} finally {
  fs.rmSync(base, { recursive: true, force: true })
}
