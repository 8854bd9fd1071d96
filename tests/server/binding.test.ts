// A database belongs to one mode, one beacon chain and the keys of its nodes.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sandboxPins } from '#src/draws/pins.ts'
import { createService } from '#server/create-service.ts'
import { OtherDatabase, refuseOther } from '#server/db/binding.ts'
import type { Db } from '#server/db/db.ts'
import { asIs } from '#server/db/sql.ts'
import { migrate } from '#server/db/migrate.ts'
import { identityOfNode, identityOfProgram } from '#server/keys/identity.ts'
import { runCommand } from '#server/programs/commands.ts'
import { makeRandomness } from '#server/ports/randomness.ts'
import { readPlace, readSettings } from '#server/settings.ts'
import { freshDb, turnClock, type TurnableClock } from '../support/database.ts'
import { newSigningKey, production, productionPins } from '../support/production.ts'
import { NOON } from '../support/service.ts'

const sandbox = { NODE_ENV: 'development', LOG_LEVEL: 'silent' }

let db: Db
let clock: TurnableClock
beforeEach(async () => {
  db = await freshDb()
  clock = await turnClock(db, NOON)
})
afterEach(() => db.close())

/** @returns the name of the refusal, '' if it starts */
const start = async (environment: Record<string, string>): Promise<string> => {
  const settings = readSettings({ LOG_LEVEL: 'silent', ...environment })
  try {
    const pins = environment.NODE_ENV === 'production' ? productionPins : sandboxPins
    const { live } = await createService(settings, { db, clock, pins, print: () => undefined })
    await live.stop()
    return ''
  } catch (error) {
    if (error instanceof OtherDatabase) return error.refusal
    throw error
  }
}
/** What every program beside the nodes does. */
const open = (environment: Record<string, string>) =>
  refuseOther(db, identityOfProgram(readPlace(environment)))
const count = async (table: string) =>
  (await db.one<{ n: number }>`select count(*) as n from ${asIs(table)}`)!.n

test('a sandbox never opens the database of production: nothing is seeded and no code is kept in it', async () => {
  expect(await start(production)).toBe('')
  expect(await start(sandbox)).toBe('other-mode')
  expect(await start({ ...sandbox, NODE_ENV: 'test' })).toBe('other-mode')
  for (const table of ['player', 'sandbox_message', 'service_secret']) expect(await count(table)).toBe(0)
  expect(await start(production)).toBe('')
})

test('production never opens the database of a sandbox, not even with its players gone', async () => {
  expect(await start(sandbox)).toBe('')
  expect(await start(production)).toBe('other-mode')
  expect(await count('signing_key')).toBe(1)
  expect(await start(sandbox)).toBe('')
})

test('a database from before it was bound is judged by its rows', async () => {
  expect(await start(sandbox)).toBe('')
  await db.exec('truncate database_binding, database_key')
  expect(await start(production)).toBe('other-mode')
  await expect(open(production)).rejects.toThrow('other-mode: This database belongs to a sandbox')
  expect(await start(sandbox)).toBe('')
})

test('a batch of the public beacon is a row of production', async () => {
  expect(await start(production)).toBe('')
  const { service } = await createService(readSettings(production), { db, clock, pins: productionPins })
  const { runDue } = await createService(readSettings(production), { db, clock, pins: productionPins })
  await runDue()
  expect(service.ports.beacon.chain).toBe('quicknet')
  await db.exec('truncate database_binding, database_key')
  expect(await start(sandbox)).toBe('other-mode')
  expect(await start(production)).toBe('')
})

test('another beacon chain is refused', async () => {
  const settings = readSettings(sandbox)
  await migrate(db, identityOfNode(settings, 'sandbox'))
  await expect(migrate(db, identityOfNode(settings, 'quicknet'))).rejects.toThrow(
    'other-beacon: This database draws by the beacon sandbox, and this process by quicknet.',
  )
})

test('another signing key or pepper is refused with the id it has, until the operator accepts it', async () => {
  expect(await start(production)).toBe('')
  const changed = { ...production, SIGNING_KEY: newSigningKey() }
  expect(await start(changed)).toBe('other-key')
  expect(await count('signing_key')).toBe(1)
  expect(await start({ ...production, CODE_PEPPER: 'y'.repeat(32) })).toBe('other-key')
  await expect(open({ ...production, CODE_PEPPER: 'y'.repeat(32) })).rejects.toThrow('other-key')

  const refused = await migrate(db, identityOfNode(readSettings(changed), 'quicknet')).catch(String)
  const command = /npm run operator -- (accept-key SIGNING_KEY [0-9a-f]{16}) --who=NAME --why="REASON"$/.exec(
    String(refused),
  )![1]!
  const place = { db, games: [], randomness: makeRandomness() }
  await expect(runCommand(place, ['accept-key', 'SIGNING_KEY', 'my key'])).rejects.toThrow('Say the setting')
  await expect(runCommand(place, ['accept-key', 'PORT', '0123456789abcdef'])).rejects.toThrow(
    'Say the setting',
  )
  await runCommand(place, command.split(' '))
  expect(await start(changed)).toBe('')
  expect(await start(production)).toBe('')
})

test('a sandbox that was given a key does not start without it', async () => {
  expect(await start({ ...sandbox, SIGNING_KEY: newSigningKey() })).toBe('')
  expect(await start(sandbox)).toBe('other-key')
})

test('programs beside the nodes open only what is theirs, and say what to do', async () => {
  expect(await start(production)).toBe('')
  await expect(open({})).rejects.toThrow(
    /^other-mode: This database belongs to production.*Set NODE_ENV=production/,
  )
  await open(production)
  expect(() => readPlace({ NODE_ENV: 'production' })).toThrow('DATABASE_URL is missing')
})

test('what a database is bound to stays', async () => {
  expect(await start(production)).toBe('')
  for (const change of [
    `update database_binding set mode = 'sandbox'`,
    'delete from database_binding',
    `update database_key set id = '0123456789abcdef'`,
    'delete from database_key',
  ])
    await expect(db.exec(change)).rejects.toThrow('never changed or deleted')
  await expect(
    db.exec(`insert into database_binding (mode, beacon_chain) values ('sandbox', 'sandbox')`),
  ).rejects.toThrow('database_binding_pkey')
})
