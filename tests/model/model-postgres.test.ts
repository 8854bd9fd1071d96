// Sequences as in model.test.ts, but other ones, on PostgreSQL.
import { expect, it } from 'vitest'
import { openPostgres } from '#server/db/postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { patient, startPostgres } from '../support/postgres.ts'
import { soak } from './sequences.ts'

/** What must occur in them, or they would prove little. */
const EACH = [
  'ticket bought',
  'ticket pending',
  'ticket won',
  'ticket lost',
  'ticket refunded',
  'wallet-short',
]
/** Of fifty steps, five sequences one after the other. */
const RUNS = 20

it('whatever happens in whatever order, the service is what the model is on PostgreSQL too, where two nodes really run side by side', async () => {
  const postgres = await startPostgres({ durable: false })
  const db = openPostgres(postgres.url, () => undefined, 4, patient)
  try {
    await migrate(db)
    const done = await soak(db, { seed: 20_261_121, sequences: RUNS, ops: 50 })
    expect(done.sequences).toBe(RUNS)
    expect(EACH.filter(what => !done.seen[what])).toEqual([])
  } finally {
    await db.close()
    postgres.stop()
  }
}, 900_000)
