// Several nodes on one PostgreSQL: whichever is listened to, nothing is left out and nothing comes twice.
import { array, assert, asyncProperty, constant, constantFrom, integer, oneof, record } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kobo } from '#src/lib/money.ts'
import type { Db } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { listenTo, short, type Hearing } from '../support/live.ts'
import { drawBatch } from '../support/play.ts'
import { patient, startPostgres, type TestPostgres } from '../support/postgres.ts'
import { makeService, type TestService } from '../support/service.ts'

let postgres: TestPostgres
let dbs: Db[]
let nodes: TestService[]
beforeAll(async () => {
  postgres = await startPostgres()
  const url = await postgres.another('live')
  dbs = [0, 1].map(() => openPostgres(url, () => undefined, 6, patient))
  await migrate(dbs[0]!)
  nodes = [await makeService({ db: dbs[0]! }), await makeService({ db: dbs[1]! })]
  await nodes[0]!.runDue()
})
afterAll(async () => {
  for (const node of nodes ?? []) await node.live.stop()
  for (const db of dbs ?? []) await db.close()
  postgres?.stop()
})

/** What a listener does, and what happens meanwhile. */
// Together no more than a stream may miss and still be told one by one.
const step = oneof(
  record({ is: constant('happen' as const), many: integer({ min: 1, max: 4 }) }),
  record({
    is: constantFrom('hear' as const, 'break' as const, 'restart' as const),
    node: integer({ min: 0, max: 1 }),
  }),
)

let subjects = 0
/** In concurrent transactions, each of which does more before and after its event. */
const happen = (db: Db, many: number) =>
  Promise.all(
    Array.from({ length: many }, (_, nth) =>
      db.tx(async tx => {
        await tx.one`select pg_sleep(${(nth * 7) % 5} / 1000.0)`
        await tx.one`select tell_live('sealed', ${`P-${++subjects}`}, 'instant-cashout')`
        await tx.one`select pg_sleep(${(nth * 3) % 4} / 1000.0)`
      }),
    ),
  )

const numbers = async () => {
  const rows = await dbs[0]!.many<{ subject: string }>`
    select subject from live where subject like 'P-%' order by id`
  return rows.map(it => it.subject)
}

type Step = { is: 'happen'; many: number } | { is: 'hear' | 'break' | 'restart'; node: number }

const check = async (steps: Step[]) => {
  await happen(dbs[0]!, 1)
  const before = (await numbers()).length
  const heard: string[] = []
  let at = 0
  let lastId = ''
  let stream: Hearing = await listenTo(nodes[0]!)
  const listen = async () => {
    for (const { event } of await stream.events()) if ('draw' in event) heard.push(event.draw)
    lastId = stream.lastId() || lastId
  }
  const take = async () => {
    await nodes[at]!.live.round()
    await listen()
  }
  await take()
  heard.length = 0
  const going: Promise<unknown>[] = []
  const goOn = async (node: number) => {
    await listen()
    await stream.leave()
    at = node
    stream = await listenTo(nodes[at]!, { lastId })
  }
  for (const it of steps) {
    if (it.is === 'happen') going.push(happen(dbs[going.length % 2]!, it.many))
    else if (it.is === 'hear') await take()
    else if (it.is === 'break') await goOn(it.node)
    else {
      // The test's clock is set anew with the node, and is gone for a moment.
      await Promise.all(going)
      await nodes[it.node]!.live.stop()
      nodes[it.node] = await makeService({ db: dbs[it.node]!, now: nodes[it.node]!.clock.now() })
      await goOn(it.node)
    }
  }
  await Promise.all(going)
  await take()
  expect(heard).toEqual((await numbers()).slice(before))
  await stream.leave()
}

test('a stream that breaks and goes on, on whatever node, brings every event once and in order', async () => {
  await assert(asyncProperty(array(step, { minLength: 3, maxLength: 14 }), check), { numRuns: 25 })
})

test('two nodes tell the same of the same draw under the same ids, and of a balance that the other one changed', async () => {
  const [one, two] = nodes as [TestService, TestService]
  const ada = await one.player(kobo(1_000))
  const streams = [await listenTo(one, ada), await listenTo(two, ada)]
  const hear = async () => {
    await Promise.all(nodes.map(node => node.live.round()))
    return Promise.all(streams.map(it => it.events()))
  }
  await hear()
  await drawBatch(two)
  await one.fund(ada.playerId, kobo(500))
  const [here, there] = await hear()
  expect(short(here!).map(it => it.split(' ')[0])).toEqual(
    expect.arrayContaining(['sealed', 'drawn', 'settled', 'balance']),
  )
  expect(there).toEqual(here)
})

test('an id that the database does not know, as after a restored backup, is answered with everything to be asked again', async () => {
  const stream = await listenTo(nodes[0]!)
  await nodes[0]!.live.round()
  await stream.events()
  const [number] = stream.lastId().split('.')
  for (const lastId of [`${number}.zzzzz`, '999999999.abc', 'nonsense', "1' or 1=1"]) {
    const again = await listenTo(nodes[0]!, { lastId })
    await nodes[0]!.live.round()
    const [first] = await again.events()
    expect([lastId, first!.event]).toEqual([lastId, { kind: 'hello', complete: false }])
    await again.leave()
  }
})
