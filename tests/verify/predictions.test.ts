// A batch of predictions of real matches that the real service made, judged by the checker in Python.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBatch, listBatchTickets, type OpenTicket, type Proof } from '#src/contract/draws.ts'
import { getTicket } from '#src/contract/games.ts'
import { roundFrom } from '#src/draws/schedule.ts'
import { HOUR } from '#src/lib/lagos-time.ts'
import { kobo } from '#src/lib/money.ts'
import { checkProof } from '#src/proof/verify.ts'
import { checkWholeDraw } from '#src/proof/whole-draw.ts'
import { matchWorld } from '../draws/match-world.ts'
import { bounds } from '../draws/sealed-batch.ts'
import { onPort, type OnPort } from '../support/listening.ts'
import { buyPredictions, EVE, makeSoccer, ONE, played, sealed } from '../support/soccer.ts'
import { verify } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'oriire-predictions-'))
let s: Awaited<ReturnType<typeof makeSoccer>>
let port: OnPort
let waiting: Proof
let proofs: Proof[]

beforeAll(async () => {
  s = await makeSoccer()
  const { token } = await s.player(kobo(10_000))
  const proofOf = async (id: string) => (await s.call(getTicket, { token, params: { id } })).data.proof
  const ids = [
    await buyPredictions(s, token, { ...ONE, a: ['2-2', '1-1'] }),
    await buyPredictions(s, token, { ...ONE, c: ['1-0'] }),
    await buyPredictions(s, token, { a: ['1-1'], b: ['2-1'], d: ['0-0', '1-0'] }),
  ]
  await sealed(s)
  waiting = await proofOf(ids[0]!)
  s.said.say('d', { phase: 'cancelled' })
  await played(s, { a: '1-1', b: '2-1', c: '0-0' })
  proofs = await Promise.all(ids.map(proofOf))
  port = await onPort(s.app.fetch)
})
afterAll(async () => {
  await port.close()
  await s.close()
  rmSync(folder, { recursive: true })
})

const run = (...options: string[]) => verify(...options, '--now', new Date(s.clock.now()).toISOString())
const save = (name: string, value: unknown) => {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(value))
  return file
}
const changed = (change: (it: Proof) => void) => {
  const forged = structuredClone(proofs[0]!)
  change(forged)
  return forged
}

test('another program finds the same results and prizes of won, lost and partly void tickets, and every forgery', async () => {
  const forged: Record<string, [proof: Proof, failing: string]> = {
    prize: [changed(it => (it.prize!.won += 1)), 'prize'],
    score: [changed(it => (it.results![1]!.entry.score = '2-2')), 'results'],
    reason: [changed(it => (it.results![1]!.entry.void = 'cancelled')), 'results'],
    cap: [changed(it => (it.receipt.leaf.most! -= 1)), 'receipt'],
    parts: [changed(it => (it.receipt.leaf.picks![0]!.parts[0]! += 1)), 'receipt'],
    match: [changed(it => (it.receipt.leaf.picks![2]!.match = it.receipt.leaf.picks![1]!.match)), 'sealed'],
    quoted: [changed(it => (it.opened![0]!.entry.parts[11]! += 1)), 'quotes'],
    kept: [changed(it => void it.opened!.shift()), 'quotes'],
    begun: [changed(it => (it.results![0]!.entry.beganAt = it.results![0]!.entry.decidedAt)), 'results'],
    lines: [changed(it => (it.receipt.leaf.lines = it.receipt.leaf.lines.toReversed())), 'prize'],
  }
  const files = [
    ...[...proofs, waiting].map((proof, at) => save(String(at), proof)),
    ...Object.entries(forged).map(([name, [proof]]) => save(name, proof)),
  ]
  const { checked } = await run('ticket', ...files)
  const prizes = proofs.map(it => it.prize!.won)
  expect(prizes.map(it => it > 0)).toEqual([true, false, true])
  for (const [at, prize] of prizes.entries())
    expect(checked[at]!.checks).toEqual({
      form: expect.stringMatching(/^passed/),
      receipt: expect.stringMatching(/^passed/),
      sealed: expect.stringMatching(/^passed: one of 3/),
      head: expect.stringMatching(/^passed/),
      quotes: expect.stringMatching(/^passed: [34] as in the log/),
      results: expect.stringMatching(/^passed: Arsenal 1-1 Chelsea FC; Liverpool 2-1 Everton; /),
      prize: `passed: ${prize} kobo`,
    })
  expect(checked[2]!.checks['results']).toContain('Wolves cancelled Burnley')
  expect(checked[3]!.checks).toMatchObject({
    quotes: expect.stringMatching(/^passed/),
    results: expect.stringMatching(/^waiting/),
    prize: expect.stringMatching(/^waiting/),
  })
  for (const [at, [name, [, failing]]] of Object.entries(forged).entries())
    expect([name, checked[4 + at]!.checks[failing]]).toEqual([name, expect.stringMatching(/^failed/)])
})

test('a ticket that was added once its matches had ended fails, also where its round was fixed for so late', async () => {
  const { ticketOf } = matchWorld()
  const late = bounds.closesAt + 8 * HOUR
  const drawsAt = new Date(late).toISOString()
  const added = ticketOf({ drawsAt, beacon: { chain: 'sandbox', round: roundFrom(late) } }, late - HOUR)
  const now = new Date(late + HOUR).toISOString()
  const files = [save('in-time', ticketOf()), save('added', added)]
  const { checked } = await verify('ticket', ...files, '--now', now)
  expect(checked.map(it => it.checks['head'])).toEqual([
    expect.stringMatching(/^passed/),
    'failed: the draw is too long after the close',
  ])
})

const predictedIn = (it: OpenTicket) => (it[3] && 'picks' in it[3] ? it[3] : undefined)

test('everybody’s predictions lead to the seal, on the phone and in the other program; one that is changed does not', async () => {
  const { batch } = proofs[0]!
  const { data } = await s.call(listBatchTickets, { params: { id: batch.id } })
  expect(data.tickets.map(it => predictedIn(it)?.picks.length)).toEqual([3, 3, 3])
  const shown = (await s.call(getBatch, { params: { id: batch.id } })).data
  const draw = { batch: shown, rules: proofs[0]!.rules!, tickets: data.tickets, keyEntries: [], said: null }
  const states = (tickets: typeof data.tickets) =>
    checkWholeDraw({ ...draw, tickets, log: { from: 0, entries: [], path: [] } }, []).map(it => it.state)
  expect(states(data.tickets).slice(0, 2)).toEqual(['passed', 'passed'])
  expect(states(data.tickets).at(-1)).toBe('unproven')
  const [stake, nonce, lines] = data.tickets[0]!
  const predicted = predictedIn(data.tickets[0]!)
  const most = predicted!.most + 1
  expect(states([[stake, nonce, lines, { ...predicted!, most }], ...data.tickets.slice(1)])[1]).toBe('failed')

  const place = ['--from', `http://127.0.0.1:${port.port}`]
  const { checked } = await run('batch', batch.id, ...place)
  expect(checked[0]!.checks).toEqual({
    form: expect.stringMatching(/^passed/),
    head: expect.stringMatching(/^passed/),
    tickets: expect.stringMatching(/^passed: 3 tickets, 5 lines, 50000 kobo/),
  })
})

test('the whole log shows each match once, with its chances before its end', async () => {
  const { checked } = await run('log', '--from', `http://127.0.0.1:${port.port}`)
  expect(checked[0]!.checks).toMatchObject({
    once: expect.stringMatching(/^passed/),
    matches: 'passed: 4, each after its chances',
  })
})

const onPhone = (it: Proof) => checkProof(it).find(check => check.id === 'prize')!

test('a ticket sold after a match had begun gets its stake back, and another program says so too', async () => {
  const late = await makeSoccer()
  const { token } = await late.player(kobo(1_000))
  const id = await buyPredictions(late, token, ONE)
  await sealed(late)
  // Nobody knew at the sale: the result says that the match had begun an hour before.
  late.said.say('a', { kickOff: EVE - HOUR })
  await played(late, { a: '1-1', b: '2-1', c: '0-0' })
  const { proof, play } = (await late.call(getTicket, { token, params: { id } })).data
  expect([play.status, proof.prize]).toEqual(['Refunded', null])
  expect(onPhone(proof)).toMatchObject({
    state: 'passed',
    detail: expect.stringContaining('before this batch was sold: the stake goes back'),
  })
  const paid = { ...proof, prize: { won: 1, cashback: 0 } }
  expect(onPhone(paid)).toMatchObject({ state: 'failed', detail: expect.stringContaining('was due back') })
  const now = new Date(late.clock.now()).toISOString()
  const { checked } = await verify('ticket', save('late', proof), save('paid', paid), '--now', now)
  expect(checked.map(it => it.checks['prize'])).toEqual([
    expect.stringMatching(/^passed: .* the stake goes back/),
    expect.stringMatching(/^failed: .* a prize is said to be paid/),
  ])
  await late.close()
})
