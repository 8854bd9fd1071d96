// The real service's log, watched by the witness of examples/witness.
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { getLog } from '#src/contract/log.ts'
import { seenByWitness } from '#src/draws/cosignature.ts'
import { readCheckpoint } from '#src/draws/note.ts'
import { sandboxPins } from '#src/draws/pins.ts'
import { kobo } from '#src/lib/money.ts'
import { askWitnesses } from '#server/deeds/log/ask-witnesses.ts'
import { httpWitness } from '#server/ports/witness-http.ts'
import { buy, drawBatch } from '../support/play.ts'
import { makeService, type TestService } from '../support/service.ts'
import { runWitness, startWitness } from './log.ts'

const folder = mkdtempSync(join(tmpdir(), 'oriire-watched-'))
const [keyFile, state] = [join(folder, 'key'), join(folder, 'state')]
const { said: key } = await runWitness('--new-key', 'test.example/witness', '--key', keyFile)
let witness = await startWitness('--key', keyFile, '--log', sandboxPins.log, '--state', state)
const end = async () => {
  const gone = once(witness.child, 'exit')
  witness.child.kill('SIGKILL')
  await gone
}
const services: TestService[] = []
const watched = async () => {
  const pins = { ...sandboxPins, witnesses: [{ key, by: 'a test' }] }
  const service = await makeService({
    pins,
    witnesses: [httpWitness(key, witness.url, patiently, hurriedClock)],
  })
  services.push(service)
  await service.runDue()
  return service
}
const answers: number[] = []
let loseOne = false
/** Without the service's time limit: on a busy machine the witness may take longer. */
const patiently: typeof fetch = async (url, given) => {
  const answer = await fetch(url, { ...given, signal: null })
  answers.push(answer.status)
  if (!loseOne) return answer
  loseOne = false
  throw new Error('the answer was lost')
}
let now = 0
/** Two minutes later at each look, so that a witness that did not answer is asked again at once. */
const hurriedClock = () => (now += 120_000)
/** Sells a ticket and draws its batch; the ticket's random nonce makes this log differ from any other. */
const sellAndDraw = async (service: TestService) => {
  const { token } = await service.player(kobo(100))
  await buy(service, { token })
  await drawBatch(service)
}
afterAll(async () => {
  for (const service of services) await service.close()
  await end()
  rmSync(folder, { recursive: true })
})

/** The latest state of a service's log: its size, and when our witness signed it. */
const newest = async (service: TestService) => {
  await askWitnesses(service.service) // as the clockwork does every five seconds, in case a connection broke
  const checkpoint = readCheckpoint((await service.call(getLog)).data.checkpoint)
  return { size: checkpoint.size, seen: seenByWitness(checkpoint, key) }
}

test('every state of the service’s log is cosigned, also after an answer was lost and after the witness was killed', async () => {
  const started = Date.now()
  const service = await watched()
  const first = await newest(service)
  expect(first.seen).toBeGreaterThan(started - 1000)
  await sellAndDraw(service)
  const second = await newest(service)
  expect(second.size).toBeGreaterThan(first.size)
  expect(second.seen).toBeGreaterThanOrEqual(first.seen!)

  loseOne = true
  expect(answers).not.toContain(409)
  await sellAndDraw(service)
  expect(answers).toContain(409)
  expect((await newest(service)).seen).toBeGreaterThanOrEqual(second.seen!)

  const { port } = new URL(witness.url)
  await end()
  witness = await startWitness('--key', keyFile, '--log', sandboxPins.log, '--state', state, '--port', port)
  await sellAndDraw(service)
  const third = await newest(service)
  expect([third.size > second.size, third.seen! >= second.seen!]).toEqual([true, true])
})

test('a second log under the same key is never cosigned, and evidence of both is kept', async () => {
  const other = await watched()
  for (const round of [1, 2, 3]) {
    await sellAndDraw(other)
    expect([round, (await newest(other)).seen]).toEqual([round, undefined])
  }
  const evidence = JSON.parse(readFileSync(`${state}.evidence.json`, 'utf8')) as Record<string, string>[]
  expect(evidence.length).toBeGreaterThan(0)
  for (const { kept, offered } of evidence)
    for (const note of [kept!, offered!]) expect(readCheckpoint(note).origin).toBe(sandboxPins.origin)
})
