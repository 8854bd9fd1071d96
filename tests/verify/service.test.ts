// What the real service made, judged by the checker in Python.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBatch, type Proof } from '#src/contract/draws.ts'
import { getTicket } from '#src/contract/games.ts'
import { getJackpotDraw } from '#src/contract/jackpots.ts'
import { BATCH, batchBounds, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { lagosInstant, MINUTE } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { onPort, type OnPort } from '../support/listening.ts'
import { buy, drawBatch, someLines } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'
import { verify } from './run.ts'

const JACKPOT = 'super-20261120'
const folder = mkdtempSync(join(tmpdir(), 'oriire-served-'))
let s: TestService
let port: OnPort
let proofs: Proof[]
let voided: Proof

beforeAll(async () => {
  s = await makeService()
  await s.runDue()
  const { token } = await s.player(kobo(10_000))
  const proofOf = async (id: string) => (await s.call(getTicket, { token, params: { id } })).data.proof
  const ids = [await buy(s, { token, lines: someLines(3) })]
  for (const line of someLines(3, 3)) ids.push(await buy(s, { token, lines: [line], stake: 200 }))
  await drawBatch(s)
  proofs = await Promise.all(ids.map(proofOf))
  const late = await buy(s, { token })
  const { opensAt } = batchBounds(s.clock.now())
  await s.clock.set(opensAt + BATCH + SEAL_MARGIN + 5_000) // it was asleep until the round was out
  await s.runDue()
  voided = await proofOf(late)
  for (const after of [1_000, 2 * MINUTE]) {
    await s.clock.set(lagosInstant(2026, 11, 20, 22) + after)
    await s.runDue()
  }
  port = await onPort(s.app.fetch)
})
afterAll(async () => {
  await port.close()
  await s.close()
  rmSync(folder, { recursive: true })
})

const save = (name: string, value: unknown) => {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(value))
  return file
}
const run = (...options: string[]) => verify(...options, '--now', new Date(s.clock.now()).toISOString())
const place = () => ['--from', `http://127.0.0.1:${port.port}`]
const allPassed = (checks: Record<string, string>, names: readonly string[]) => {
  expect(Object.entries(checks).filter(([, said]) => !said.startsWith('passed'))).toEqual([])
  expect(Object.keys(checks)).toEqual(['form', ...names])
}

const SIX = ['receipt', 'sealed', 'head', 'beacon', 'numbers', 'prize']

test('tickets that the service sold pass all six checks by the pins of the sandbox', async () => {
  const { code, checked, said } = await run(
    'ticket',
    ...proofs.map((proof, at) => save(`proof-${at}`, proof)),
  )
  expect([code, said, checked.length]).toEqual([0, '', proofs.length])
  for (const { checks } of checked) allPassed(checks, SIX)
})

test('a batch that was sealed too late is void, and nothing in its proof fails', async () => {
  const { code, checked } = await run('ticket', save('voided', voided))
  expect([code, checked[0]!.checks.head]).toEqual([
    0,
    expect.stringMatching(/^unproven: void, and only the operator says/),
  ])
})

test('everybody’s lines of a batch lead to its seal and to the prizes, fetched from the service', async () => {
  const { code, checked, said } = await run('batch', proofs[0]!.batch.id, ...place())
  expect([code, said]).toEqual([0, ''])
  allPassed(checked[0]!.checks, ['head', 'tickets', 'beacon', 'numbers', 'prizes'])
  expect(checked[0]!.checks.tickets).toContain('4 tickets, 6 lines, 90000 kobo')
  const { head } = (await s.call(getBatch, { params: { id: proofs[0]!.batch.id } })).data
  expect(head?.head).toMatchObject({ size: 4, lines: 6, stake: 90_000 })
})

test('the whole log of the service is walked and nothing in it contradicts itself', async () => {
  const seen = ['--seen', join(folder, 'seen')]
  const { code, checked, said } = await run('log', ...place(), ...seen)
  expect([code, said]).toEqual([0, ''])
  expect(Object.entries(checked[0]!.checks).filter(([, said]) => !said.startsWith('passed'))).toEqual([])
  expect(checked[0]!.checks.voids).toMatch(/^passed: [1-9]/) // the late one, and those the clock jumped over
  expect(checked[0]!.checks.jackpots).toBe('passed: 1 lists, 1 results')
  expect((await run('log', ...place(), ...seen)).checked[0]!.checks.seen).toContain('continues')
})

test('the jackpot of the day leads to the ticket that has it, through all batches behind it', async () => {
  const record = (await s.call(getJackpotDraw, { params: { id: JACKPOT } })).data
  const { code, checked, said } = await run('jackpot', save('record', record), ...place())
  expect([code, said]).toEqual([0, ''])
  allPassed(checked[0]!.checks, ['announced', 'list', 'batches', 'beacon', 'number', 'winner'])
})

const flip = (hex: string) => hex.replace(/^./, digit => (digit === '0' ? '1' : '0'))
const forgeries: [title: string, check: string, forge: (it: Proof, other: Proof) => unknown][] = [
  ['a line', 'receipt', it => (it.receipt.leaf.lines[0]![0]! += 1)],
  ['the stake', 'receipt', it => (it.receipt.leaf.stake *= 2)],
  ['the nonce', 'receipt', it => (it.receipt.leaf.nonce = flip(it.receipt.leaf.nonce))],
  ['the place', 'receipt', it => (it.receipt.index += 1)],
  ['the receipt of another ticket', 'sealed', (it, other) => (it.receipt = other.receipt)],
  [
    'a foreign key',
    'receipt',
    it => (it.keys[it.receipt.key] = { kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'A'.repeat(43) }),
  ],
  ['the path', 'sealed', (it, other) => (it.path = other.path)],
  ['the root', 'sealed', it => (it.batch.head!.head.root = flip(it.batch.head!.head.root))],
  ['the number of tickets', 'head', it => (it.batch.head!.head.size += 1)],
  ['the log’s path', 'head', it => (it.batch.head!.logged!.path[0] = flip(it.batch.head!.logged!.path[0]!))],
  [
    'the checkpoint',
    'head',
    it => (it.batch.head!.logged!.checkpoint = it.batch.head!.logged!.checkpoint.replace(/^\d+$/m, '9')),
  ],
  ['the round', 'receipt', it => (it.batch.commitment.beacon.round += 1)],
  [
    'the beacon’s signature',
    'beacon',
    it => (it.batch.draw!.signature = `${it.batch.draw!.signature.slice(0, -1)}0`),
  ],
  ['the numbers', 'numbers', it => (it.batch.draw!.numbers = it.batch.draw!.numbers.toReversed())],
  ['the rules', 'prize', it => (it.rules = it.rules!.replace('"prize":', '"prize":1'))],
  ['the prize', 'prize', it => (it.prize!.won += 1)],
]

/** Makes the time in the last line, the witness's, an hour earlier. */
const datedBack = (checkpoint: string): string =>
  checkpoint.replace(/ (\S+)\n$/, (_, text: string) => {
    const bytes = Buffer.from(text, 'base64')
    bytes.writeBigUInt64BE(bytes.readBigUInt64BE(4) - 3600n, 4)
    return ` ${bytes.toString('base64')}\n`
  })

test('a cosignature that was dated back says nothing', async () => {
  const proof = structuredClone(proofs[1]!)
  proof.batch.head!.logged!.checkpoint = datedBack(proof.batch.head!.logged!.checkpoint)
  const { code, checked } = await run('ticket', save('dated-back', proof))
  expect([code, checked[0]!.checks.head]).toEqual([0, expect.stringMatching(/^unproven: 0 of the 1/)])
})

test('whatever is changed in a proof of the service fails by name', async () => {
  const files = forgeries.map(([, , forge], at) => {
    const [one, other] = structuredClone([proofs[1]!, proofs[2]!])
    forge(one!, other!)
    return save(`forged-${at}`, one)
  })
  const { code, checked } = await run('ticket', ...files)
  expect(code).toBe(1)
  expect(forgeries.map(([title, check], at) => [title, checked[at]!.checks[check]?.split(':')[0]])).toEqual(
    forgeries.map(([title]) => [title, 'failed']),
  )
})
