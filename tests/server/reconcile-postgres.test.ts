// A transaction that waits for a provider, on a real PostgreSQL, which ends those that are idle too long.
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { makeRandomness } from '#server/ports/randomness.ts'
import { kobo } from '#src/lib/money.ts'
import type { Books } from '#server/ports/ports.ts'
import { operate } from '#server/programs/operate.ts'
import { patient, startPostgres } from '../support/postgres.ts'

// The server's own clock counts how long it is idle: the test cannot turn that one.
const books: Books = {
  name: 'sandbox',
  payments: async () => [],
  transfers: async () => (await setTimeout(1_600), []),
  balance: async () => kobo(0),
}

test('by command, a provider may take longer to list its pages than a node may hold a transaction still', async () => {
  const postgres = await startPostgres()
  const making = openPostgres(postgres.url, () => undefined, 1, patient)
  await migrate(making).finally(() => making.close())
  const db = openPostgres(postgres.url, () => undefined, 1, { ...patient, still: 1_000 })
  const place = { db, games: [], randomness: makeRandomness(), books: [books] }
  const done = operate(place, ['reconcile', '--who=Bola', '--why=an alert'])
  const said = await done.finally(() => db.close()).finally(() => postgres.stop())
  expect(said).toContain('Nothing differs.')
}, 300_000)
