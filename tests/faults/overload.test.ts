// The short form of `npm run test:overload`: a rush far beyond the limits it meets.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createService } from '#server/create-service.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { readSettings } from '#server/settings.ts'
import { instantCashout } from '../support/games.ts'
import { onPort, type OnPort } from '../support/listening.ts'
import { patient, startPostgres, type TestPostgres } from '../support/postgres.ts'
import { dueBy, load, makeClient } from './overload/load.ts'
import { closeIn, FUNDED, prepare } from './overload/prepare.ts'
import { askAgain, judge } from './overload/proof.ts'

type Node = Awaited<ReturnType<typeof createService>>
const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', TRUSTED_PROXIES: '1' })

let postgres: TestPostgres
let node: Node | undefined
let door: OnPort | undefined
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await door?.close()
  await node?.close()
  postgres?.stop()
})

it('in a rush around a close nothing acknowledged is lost, and what is turned away is told when to come again', async () => {
  const db = openPostgres(postgres.url, () => undefined, 4, patient)
  const players = await prepare(db, 40)
  await closeIn(db, 60_000)
  node = await createService(settings, { db, print: () => undefined, games: [instantCashout] })
  door = await onPort(node.app.fetch, {
    overload: {
      limits: {
        visitor: { working: 2, late: 10_000, slow: 10_000 },
        player: { working: 6, late: 10_000, slow: 10_000 },
        payment: { working: 10, late: 10_000, slow: 10_000 },
      },
    },
  })
  await node.runDue()
  await closeIn(db, 2_000)
  node.startClockwork()
  const client = makeClient([door.port])
  const rate = { from: 50, to: 250, seconds: 4 }
  const outcome = await load(client, players, rate)
  expect(outcome.faults).toEqual([])
  const counts = Object.values(outcome.statuses).flatMap(it => Object.values(it))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(dueBy(4_000, rate))
  expect(outcome.payments.length).toBeGreaterThan(5)

  const again = await askAgain(client, outcome.payments)
  client.close()
  await expect
    .poll(() => db.one`select 1 as sealed from batch where state <> 'open' limit 1`, {
      timeout: 60_000,
    })
    .toEqual({ sealed: 1 })
  expect(await judge(db, again, FUNDED, settings.WINNINGS_TAX)).toEqual([])

  const [first] = again.filter(payment => payment.status === 200)
  const wrong = await judge(
    db,
    again.map(payment => (payment === first ? { ...payment, status: 402 } : payment)),
    FUNDED + 1,
    settings.WINNINGS_TAX,
  )
  expect(wrong).toEqual([
    '1 payments were refused and have bought a ticket',
    '40 players were charged for another number of tickets than they have',
  ])
}, 180_000)
