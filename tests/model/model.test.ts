// The short form of `npm run test:soak`: fixed sequences, so what passed today passes tomorrow. Twenty more run on
// PostgreSQL (model-postgres.test.ts).
import { expect, it } from 'vitest'
import type { Db } from '#server/db/db.ts'
import { freshDb } from '../support/database.ts'
import { soak } from './sequences.ts'

/** What must occur in them, or they would prove little. What is rarer occurs in the soak. */
const EACH = [
  'ticket bought',
  'ticket pending',
  'ticket won',
  'ticket lost',
  'ticket refunded',
  'wallet-short',
  'price-differs',
  'slip-paid',
  'line-count',
  'line dropped',
  'slip dropped',
  'moved',
  'withdrawal paid',
  'withdrawal back',
  'top-up credited',
  'top-up failed',
  'payment taken back',
  'payment taken back, and owed',
  'slip of a top-up bought',
  'slip of a top-up late',
  'slip of a top-up refused',
  'virtual lost',
  'batch-missed',
  'match-closed',
  'match ended',
  'match ended, disputed',
  'match cancelled',
  'match abandoned',
  'match postponed',
  'match scheduled',
  'prediction won',
  'prediction lost',
  'prediction refunded',
  'friend invited',
  'invited-already',
  'invite-own',
  'invite-late',
  'friend held',
  'friend paid',
  'friend taken-back',
  'bid placed',
  'item-cap',
  'item refunded',
  'order made',
  'order bought',
  'order bought, and over',
  'order paused: wallet-short',
  'order active',
  'syndicate made',
  'syndicate open',
  'syndicate bought',
  'syndicate called off',
  'syndicate late',
  'syndicate won',
  'syndicate lost',
  'syndicate-over',
  'limit lowered',
  'limit raised',
  'limit-too-early',
  'stake-limit',
  'loss-limit',
  'top-up-limit',
  'reality-check',
  'play-pause',
  'break taken',
  'on-break',
  'shut out',
  'self-excluded',
  'taken out',
  'item drawn',
  'item paid',
]

const FIRST = 20_261_124
/** Of fifty steps, five sequences one after the other. */
const RUNS = 40

const run = async (db: Db, seed: number, sequences: number) => {
  const done = await soak(db, { seed, sequences, ops: 50 })
  expect(done.sequences).toBe(sequences)
  return done.seen
}

it('whatever happens in whatever order, the service is what the model is', async () => {
  const db = await freshDb()
  const seen = await run(db, FIRST, RUNS)
  // Rare events may be missing: every new step changes the sequences of the same seed.
  for (let more = 1; more <= 12 && EACH.some(what => !seen[what]); more++)
    for (const [what, times] of Object.entries(await run(db, FIRST + more, 10)))
      seen[what] = (seen[what] ?? 0) + times
  expect(EACH.filter(what => !seen[what])).toEqual([])
}, 900_000)
