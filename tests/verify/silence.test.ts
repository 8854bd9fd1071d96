// A beacon that is said to have stayed away for a day, judged by the checker in Python.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DAY } from '#src/lib/lagos-time.ts'
import { jackpotWorld, ROUND_AT } from '../draws/jackpot-world.ts'
import { drawnAt, sealedBatch, sold } from '../draws/sealed-batch.ts'
import { verify } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'oriire-silence-'))
afterAll(() => rmSync(folder, { recursive: true }))

const checked = async (kind: 'ticket' | 'jackpot', given: unknown, now: number) => {
  const file = join(folder, `${kind}.json`)
  writeFileSync(file, JSON.stringify(given))
  return (await verify(kind, file, '--now', new Date(now).toISOString())).checked[0]!.checks
}

test('that a beacon stayed away is the operator’s word alone, of a ticket and of a jackpot whose number fell to its batch', async () => {
  const { log, proofs } = sealedBatch(sold)
  const proof = structuredClone(proofs[0]!)
  const entry = { type: 'oriire/void/v3', batch: proof.batch.id, reason: 'no-round' } as const
  const voided = { entry, logged: log.logged(log.append(entry)) }
  Object.assign(proof.batch, { state: 'refunded', draw: null, void: voided })
  Object.assign(proof, { prize: null })
  const ticket = await checked('ticket', proof, drawnAt + 2 * DAY)
  expect(ticket['head']).toBe('unproven: void, and only the operator says that the beacon stayed away')

  const { record } = jackpotWorld({ voided: 'no-round' })
  const jackpot = await checked('jackpot', { ...record, state: 'carried' }, ROUND_AT + 2 * DAY)
  expect(jackpot['winner']).toMatch(
    /^unproven: void, and only the operator says .* the chance is nobody's, and the pool is carried on$/,
  )
})
