// A batch of virtual matches that the real service made, judged by the checker in Python.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Proof } from '#src/contract/draws.ts'
import { getTicket } from '#src/contract/games.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { kobo } from '#src/lib/money.ts'
import { onPort, type OnPort } from '../support/listening.ts'
import { drawBatch } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'
import { buyScores, fundReserve, onSale, scores } from '../support/virtual.ts'
import { verify } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'oriire-scores-'))
let s: TestService
let port: OnPort
let proofs: Proof[]

beforeAll(async () => {
  s = await makeService({ games: [virtualSoccer] })
  await fundReserve(s, kobo(60_000_000))
  await s.runDue()
  const { token } = await s.player(kobo(10_000))
  const sale = await onSale(s)
  const ids: string[] = []
  for (const list of [['1-1'], ['1-0'], ['0-0'], ['2-1'], ['1-1', '2-0', '0-0', '1-2', '3-1']])
    ids.push(await buyScores(s, token, sale, scores(sale, ...list)))
  await drawBatch(s)
  proofs = await Promise.all(
    ids.map(async id => (await s.call(getTicket, { token, params: { id } })).data.proof),
  )
  port = await onPort(s.app.fetch)
})
afterAll(async () => {
  await port.close()
  await s.close()
  rmSync(folder, { recursive: true })
})

const run = (...options: string[]) => verify(...options, '--now', new Date(s.clock.now()).toISOString())

test('another program draws the same scores, and finds the same prizes', async () => {
  const forged = structuredClone(proofs[0]!)
  forged.batch.draw!.numbers = forged.batch.draw!.numbers.toReversed()
  const paidMore = structuredClone(proofs[0]!)
  paidMore.prize!.won += 1
  const files = [...proofs, forged, paidMore].map((proof, at) => {
    const file = join(folder, `${at}.json`)
    writeFileSync(file, JSON.stringify(proof))
    return file
  })
  const { checked } = await run('ticket', ...files)
  const failed = checked.map(({ checks }) =>
    Object.keys(checks).filter(name => !checks[name]!.startsWith('passed')),
  )
  expect([...failed.slice(0, 5), failed[6]]).toEqual([[], [], [], [], [], ['prize']])
  expect(failed[5]).toContain('numbers')
  const { checked: whole } = await run(
    'batch',
    proofs[0]!.batch.id,
    '--from',
    `http://127.0.0.1:${port.port}`,
  )
  expect(Object.values(whole[0]!.checks).every(said => said.startsWith('passed'))).toBe(true)
})
