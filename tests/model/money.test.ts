// Money in and out against the model: withdrawals, top-ups, what is taken back, and every fault of a provider.
import { expect, it } from 'vitest'
import { freshDb } from '../support/database.ts'
import { soak } from './sequences.ts'

/** What must occur in them, or they would prove little. */
const EACH = [
  'withdrawal begun',
  'withdrawal paid',
  'withdrawal back',
  'withdrawal back at once',
  'withdrawal back by hand',
  'withdrawal reversed',
  'withdrawal unmoved',
  'sent: hangs',
  'sent: lost',
  'sent: unsent',
  'hold',
  'top-up credited',
  'payment taken back',
  'payment taken back, and owed',
]

/** On each database, four of twelve steps one after the other on the same one. */
const RUNS = 38

it('whatever providers, webhooks and the operator do, the ledger is what the model is', async () => {
  const db = await freshDb(4)
  const done = await soak(db, { of: 'money', seed: 20_261_123, sequences: RUNS, ops: 48 })
  await db.close()
  expect(done.sequences).toBe(RUNS)
  for (const what of EACH) expect(done.seen[what], what).toBeGreaterThan(0)
}, 900_000)
