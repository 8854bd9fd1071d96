import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chainFor } from '#server/deeds/open-chain.ts'
import { ensureBatches } from '#server/deeds/ensure-batches.ts'
import { makeService, NOON, type TestService } from '../support/service.ts'
import { begin, steps } from './commands.ts'
import { Model } from './model.ts'
import { onCleanService } from './real.ts'

/** `npm run test:soak -- 30` sets the minutes; otherwise the number of sequences that CI asks for. */
const minutes = Number(process.env.SOAK_MINUTES ?? 0)
const seed = process.env.MODEL_SEED ? { seed: Number(process.env.MODEL_SEED) } : {}

let service: TestService
beforeAll(async () => {
  service = await makeService()
  await service.db.tx(tx => chainFor(tx, 'instant-cashout', service.service.ports.randomness, 2_000))
})
afterAll(() => service.close())

it(
  'whatever happens in whatever order, the service is what the model is',
  async () => {
    let sequences = 0
    let done = 0
    const tickets: Record<string, number> = { pending: 0, won: 0, lost: 0, refunded: 0 }
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: 'max' }), async commands => {
        sequences++
        await onCleanService(service.service, NOON, async real => {
          await ensureBatches(real.service, NOON)
          const model = new Model(NOON)
          await model.round(() => Promise.reject(new Error('nothing is due yet')))
          await begin(model, real)
          await fc.asyncModelRun(() => ({ model, real }), commands)
          for (const { status } of model.tickets.values()) tickets[status]!++
        })
        done += [...commands].length
      }),
      minutes > 0
        ? { numRuns: 10_000_000, interruptAfterTimeLimit: minutes * 60_000, ...seed }
        : { numRuns: 300, ...seed },
    )
    expect(sequences).toBeGreaterThanOrEqual(minutes > 0 ? 1 : 300)
    console.log(`${sequences} sequences, ${done} steps, tickets`, tickets)
    if (minutes === 0)
      for (const [status, count] of Object.entries(tickets)) expect(count, status).toBeGreaterThan(5)
  },
  minutes > 0 ? (minutes + 2) * 60_000 : 600_000,
)
