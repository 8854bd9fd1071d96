// What a purchase costs the service's own thread: from request bytes to answer bytes, over 64 connections,
// with a database that answers each session or purchase after a millisecond without working. Rounds are
// short, so their minimum and tenth percentile are close to the truth even on a busy machine.
//
// npm run bench:server -- thread [--rounds=60] [--requests=500] [--semi=64] [--profile=FOLDER]
import { randomBytes, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { createService } from '#server/create-service.ts'
import type { Db } from '#server/db/db.ts'
import { statement, type Value } from '#server/db/sql.ts'
import { listen } from '#server/http/listen.ts'
import { readSettings } from '#server/settings.ts'
import { openMemoryDb } from '../../support/memory-db.ts'
import { flag, quantile, textFlag } from './figures.ts'
import { openLongBatch } from './fill.ts'
import { bytesOf, openLoad } from './load.ts'
import { partOf, serveAs, startServing } from './serving.ts'

const ROUNDS = flag('rounds', 60)
const WARMING = 20 // rounds not counted
const REQUESTS = flag('requests', 500)
const SEMI = flag('semi', 64) // MB of --max-semi-space-size
const CONNECTIONS = 64
const PLAYERS = 8_192 // a player may pay 120 times a minute

let asked = 0
/** The database's answer to a group of that size. */
const answers: [text: string, rows: (params: readonly (readonly unknown[])[]) => object[]][] = [
  [
    'as asked(hash, place)',
    ([hashes]) =>
      hashes!.map((_, at) => ({
        place: at + 1,
        id: randomUUID(),
        player_id: 1 + (asked++ % PLAYERS),
        stale: false,
      })),
  ],
  [
    'purchase_many',
    params =>
      params[3]!.map((id, at) => ({
        place: at + 1,
        outcome: 'sold',
        ticket_id: id,
        batch_id: 'LONG',
        game: instantCashout.id,
        masks: [15, 240, 3840],
        stake_per_line: 10_000,
        leaf_index: at,
      })),
  ],
]

const serve = async () => {
  const real = await openMemoryDb()
  const many: Db['many'] = async <Row>(texts: TemplateStringsArray, ...values: readonly Value[]) => {
    const { text, params } = statement(texts, values)
    const rows = answers.find(([part]) => text.includes(part))?.[1]
    if (!rows) return real.many<Row>(texts, ...values)
    await wait(1)
    return rows(params as readonly unknown[][]) as Row[]
  }
  const settings = readSettings({ NODE_ENV: 'development', LOG_LEVEL: 'info', TRUSTED_PROXIES: '1' })
  const { app, front, close } = await createService(settings, {
    db: { ...real, many },
    print: () => undefined,
  })
  await openLongBatch(real, instantCashout)
  const server = await listen(app.fetch, { PORT: 0, HOST: '127.0.0.1' }, { front })
  serveAs((server.address() as AddressInfo).port, () => undefined, close)
}

const measure = async () => {
  const serving = await startServing('service', 'in memory', [
    `--max-semi-space-size=${SEMI}`,
    ...(textFlag('profile') ? ['--cpu-prof', `--cpu-prof-dir=${textFlag('profile')}`] : []),
  ])
  const load = await openLoad(serving.port, CONNECTIONS)
  const token = randomBytes(32).toString('base64url')
  const paying = (round: number, n: number) =>
    bytesOf({
      method: 'POST',
      path: '/api/web/lottery_payment/',
      headers: {
        'X-Forwarded-For': `102.${round}.${n >> 8}.${n & 255}`,
        'Idempotency-Key': randomUUID(),
        Authorization: `Token ${token}`,
      },
      body: {
        amount: '300',
        from_play_wallet: true,
        from_referral_wallet: false,
        card_payment: false,
        game_play_id: randomUUID(),
      },
    })
  const costs: number[] = []
  for (let round = 0; round < WARMING + ROUNDS; round++) {
    const requests = Array.from({ length: REQUESTS }, (_, n) => paying(round, n))
    const before = await serving.cpu()
    await load.run(requests, 200)
    if (round >= WARMING) costs.push(((await serving.cpu()) - before) / REQUESTS)
  }
  const figures = [0, 0.1, 0.5].map(part => quantile(costs, part).toFixed(0))
  console.log(
    `CPU of the service for each: least ${figures[0]}, tenth percentile ${figures[1]}, median ${figures[2]} µs`,
  )
  load.close()
  await serving.stop()
}

await (partOf() ? serve() : measure())
