// The short form of `npm run test:close`.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createService } from '#server/create-service.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { readSettings } from '#server/settings.ts'
import { instantCashout } from '../support/games.ts'
import { patient, startPostgres, type TestPostgres } from '../support/postgres.ts'
import { rush } from './close/rush.ts'
import { closeIn, FUNDED, prepare } from './overload/prepare.ts'
import { judge } from './overload/proof.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

const open = () => openPostgres(postgres.url, () => undefined, 4, patient)

it('by a clock that runs, no ticket is bought at or after its close, and nobody refused is charged', async () => {
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const dbs = [open(), open()]
  const players = await prepare(dbs[0]!, 50)
  await closeIn(dbs[0]!, 60_000)
  const nodes = await Promise.all(
    dbs.map(db => createService(settings, { db, print: () => undefined, games: [instantCashout] })),
  )
  await nodes[0]!.runDue()
  const { payments, outcomes } = await rush(dbs[0]!, {
    nodes: nodes.map(node => node.service),
    players,
    purchases: 1_000,
    around: 250,
  })
  expect(Object.keys(outcomes).filter(name => !['done', 'batch-closed'].includes(name))).toEqual([])
  expect(await judge(dbs[0]!, payments, FUNDED, settings.WINNINGS_TAX)).toEqual([])
  await dbs[0]!.exec(`set session_replication_role = replica;
    update ticket set bought_at = bought_at + interval '1 hour' where id = '${payments[0]!.slipId}';
    set session_replication_role = default`)
  expect(await judge(dbs[0]!, payments, FUNDED, settings.WINNINGS_TAX)).toContain(
    '1 tickets were bought while their batch was not on sale',
  )
  for (const node of nodes) await node.close()
}, 180_000)
