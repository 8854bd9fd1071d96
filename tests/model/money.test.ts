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
  ...['accepted', 'hangs', 'lost', 'refused', 'unsent', 'duplicate'].map(mood => `sent: ${mood}`),
  ...['paid', 'refused', 'reversed', 'off'].map(word => `said: ${word}`),
  'provider silent, then asked again',
  'not found at the provider',
  'webhooks four times on two nodes',
  'webhooks forged, foreign and of another kind',
  'given back by hand while it was paid',
  'time passed',
  'hold',
  'release',
  'top-up credited',
  'top-up failed',
  'topped up over a limit',
  'what came over a limit moved',
  'what came over a limit not moved',
  'webhook of a top-up repeated',
  'webhook of a top-up forged',
  'payment disputed',
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
  expect(EACH.filter(what => !done.seen[what])).toEqual([])
}, 900_000)
