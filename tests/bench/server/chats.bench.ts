// A chat that a thousand players read at once on two nodes: how soon a message reaches each, and how much slower purchases
// on the same nodes get.
//
// Players buy three-line tickets on both nodes at a steady pace, in turn without and with the chat. With it, each reader
// has a stream of one channel, half of them on each node, and other players write there, on both nodes. Messages and
// purchases are timed from when they are due, so waiting for a busy service counts.
//
// npm run bench:server -- chats [--readers=1000] [--messages=20] [--purchases=40] [--seconds=20] [--rounds=3]
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { postMessage } from '#src/contract/chats/chats.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { kobo } from '#src/lib/money.ts'
import { listen } from '#server/http/listen.ts'
import { startPostgres, type TestPostgres } from '../../support/postgres.ts'
import { serveReaders, startReaders, type Heard } from './chat-readers.ts'
import { fillDrawnBatch } from './drawn-batches.ts'
import { flag, median, quantile } from './figures.ts'
import { fillWith, newSlips, openLongBatch, signIn, STAKE } from './fill.ts'
import { bytesOf, openLoad, type Ask } from './load.ts'
import { serviceOn } from './players.ts'
import { partOf, serveAs, startServing, type Serving } from './serving.ts'

const READERS = flag('readers', 1_000)
const MESSAGES = flag('messages', 20) // a second
const PURCHASES = flag('purchases', 40) // a second
const SECONDS = flag('seconds', 20)
const ROUNDS = flag('rounds', 3)
/** A player may write every three seconds, and twenty times in five minutes. */
const WRITERS = Math.max(400, Math.ceil((MESSAGES * SECONDS * ROUNDS) / 15))
const BUYERS = 500
const CONNECTIONS = 32 // on each node
const CHANNEL = 'general'
const NODE = ['--max-semi-space-size=64']

const serve = async (database: string) => {
  const running = await serviceOn(database, 'warn')
  const server = await listen(running.app.fetch, running.service.settings, { front: running.front })
  running.live.start()
  serveAs((server.address() as AddressInfo).port, () => undefined, running.close)
}

/** Of one core, in percent. @param micros of CPU */
const shareOf = (micros: number) => micros / SECONDS / 10_000

/** Sends the n-th when it is due, on the nodes in turn. @returns ms from then to the answer */
const steadily = async (nodes: readonly Serving[], rate: number, one: (n: number) => Buffer) => {
  // The service closes connections that stay idle for long.
  const loads = await Promise.all(nodes.map(it => openLoad(it.port, CONNECTIONS)))
  const began = performance.now() + 200
  const dueOf = (n: number) => began + (1000 * n) / rate
  const took: number[] = []
  const each = loads.map((load, node) =>
    load.work(Math.floor((rate * SECONDS) / loads.length), async (ask: Ask, nth) => {
      const n = nth * loads.length + node
      await pause(Math.max(0, dueOf(n) - performance.now()))
      const { status, body } = await ask(one(n))
      if (status !== 200) throw new Error(body.toString())
      took.push(performance.now() - dueOf(n))
    }),
  )
  await Promise.all(each)
  for (const it of loads) it.close()
  return { took, dueAt: (n: number) => performance.timeOrigin + dueOf(n) }
}

const measure = async (postgres: TestPostgres) => {
  const database = await postgres.another('oriire')
  const { service, close } = await serviceOn(database, 'warn')
  const { db } = service
  const { players } = await fillWith(db, READERS + WRITERS + BUYERS, kobo(10_000_000))
  await db.many`update player set created_at = now() - interval '1 day'`
  const tokens = await signIn(db, players)
  await openLongBatch(db, instantCashout)
  // Only a player with a drawn ticket may write: enough tickets for everybody.
  await fillDrawnBatch(db, { id: 'OLD', minute: 0, lines: 60 * players.length, players: players.length })
  await db.exec(
    `set session_replication_role = replica; update batch set state = 'settled', settled_at = drawn_at where id = 'OLD'; set session_replication_role = default`,
  )
  await db.exec('analyze')
  const nodes = await Promise.all([1, 2].map(() => startServing('node', database, NODE)))
  let asked = 0
  const headers = (player: number) => {
    asked++
    return {
      Authorization: `Token ${tokens[player]}`,
      'X-Forwarded-For': `102.89.${(asked >> 8) & 255}.${asked & 255}`,
      'Idempotency-Key': `bench-key-${String(asked).padStart(9, '0')}`,
    }
  }
  const buy = async () => {
    const buyers = players.slice(-BUYERS)
    const slips = await newSlips(db, instantCashout, buyers, STAKE, 3, PURCHASES * SECONDS)
    const { took } = await steadily(nodes, PURCHASES, n =>
      bytesOf({
        method: 'POST',
        path: '/api/web/lottery_payment/',
        headers: headers(READERS + WRITERS + (n % BUYERS)),
        body: {
          amount: '300',
          from_play_wallet: true,
          from_referral_wallet: false,
          card_payment: false,
          game_play_id: slips[n]!.id,
        },
      }),
    )
    return quantile(took, 0.95)
  }
  let said = 0
  const write = async () => {
    const first = said
    said += MESSAGES * SECONDS
    const { dueAt } = await steadily(nodes, MESSAGES, n =>
      bytesOf({
        method: 'POST',
        path: postMessage.path.replace(':channel', CHANNEL),
        headers: headers(READERS + ((first + n) % WRITERS)),
        body: { id: randomUUID(), text: `goal ${first + n}` },
      }),
    )
    const due: (number | undefined)[] = Array.from({ length: first }, () => undefined)
    for (let n = 0; n < MESSAGES * SECONDS; n++) due.push(dueAt(n))
    return due
  }
  const cpuOf = async () => {
    const each = await Promise.all(nodes.map(it => it.cpu()))
    return each.reduce((all, it) => all + it, 0)
  }

  await buy()
  const quiet: number[] = []
  const busy: number[] = []
  const cpu: [number, number][] = []
  const heard: Heard[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = await cpuOf()
    quiet.push(await buy())
    const between = await cpuOf()
    const readers = await startReaders({
      ports: nodes.map(it => it.port),
      tokens: tokens.slice(0, READERS),
      channel: CHANNEL,
    })
    const open = await cpuOf()
    const [p95, due] = await Promise.all([buy(), write()])
    busy.push(p95)
    await pause(2_000)
    cpu.push([shareOf(between - before), shareOf((await cpuOf()) - open)])
    heard.push(await readers.heard(due))
    await readers.stop()
    await pause(1_000)
    const { delivered, missing, twice, disorder, p50, worst, p95: reached } = heard.at(-1)!
    console.log(
      `round ${round + 1}: ${delivered} deliveries, ${missing} missing, ${twice} twice, ${disorder} out of order; ` +
        `p50 ${p50.toFixed(0)} ms, p95 ${reached.toFixed(0)} ms, last ${worst.toFixed(0)} ms; purchases' p95 ` +
        `${quiet.at(-1)!.toFixed(1)} ms without the chat, ${p95.toFixed(1)} ms with it (${(p95 / quiet.at(-1)!).toFixed(2)} x); ` +
        `both nodes ${cpu
          .at(-1)!
          .map(it => it.toFixed(0))
          .join('% and ')}% of a core`,
    )
  }
  const ratio = median(busy) / median(quiet)
  const p95 = median(heard.map(it => it.p95))
  const wrong = heard.reduce((all, it) => all + it.missing + it.twice + it.disorder, 0)
  console.log(
    `${READERS} readers, ${MESSAGES} messages a second, two nodes: p95 ${p95.toFixed(0)} ms (wanted 1,000), ${wrong} missing, ` +
      `twice or out of order; purchases' p95 ${median(quiet).toFixed(1)} and ${median(busy).toFixed(1)} ms: ${ratio.toFixed(2)} x (wanted 1.2)`,
  )
  for (const it of nodes) await it.stop()
  await close()
  if (wrong > 0) process.exitCode = 1
}

const own = partOf()
if (own?.part === 'readers') serveReaders()
else if (own) await serve(own.database)
else {
  const postgres = await startPostgres()
  try {
    await measure(postgres)
  } finally {
    postgres.stop()
  }
}
