import { createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keyId, makeLog, runWitness, startWitness } from './log.ts'

const logs = Array.from({ length: 12 }, (_, at) => makeLog(`test.example/log-${at}`))
let taken = 0
/** A log the witness has seen nothing of. */
const newLog = () => logs[taken++]!
const stranger = makeLog('other.example/log')
const folder = mkdtempSync(join(tmpdir(), 'oriire-witness-'))

const NAME = 'test.example/witness'
const keyFile = join(folder, 'key')
const { said: verifierKey } = await runWitness('--new-key', NAME, '--key', keyFile)
const state = join(folder, 'state')
const start = () =>
  startWitness('--key', keyFile, '--state', state, ...logs.flatMap(log => ['--log', log.verifierKey]))
let witness = await start()
const kill = async () => {
  const gone = once(witness.child, 'exit')
  witness.child.kill('SIGKILL')
  await gone
}
afterAll(async () => {
  await kill()
  rmSync(folder, { recursive: true })
})

const send = async (body: string | Uint8Array<ArrayBuffer>) => {
  const response = await fetch(`${witness.url}/add-checkpoint`, { method: 'POST', body })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}
const knows = (size: number) => ({ status: 409, type: 'text/x.tlog.size', text: `${size}\n` })
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown
const evidence = () => readJson(`${state}.evidence.json`) as { why: string; kept: string; offered: string }[]
const partsOf = (key: string) =>
  /^(.+?)\+([0-9a-f]{8})\+(.+)$/.exec(key)!.slice(1) as [string, string, string]

test('a new key is for its owner only, is never overwritten, and its verifier key is that of a C2SP witness', async () => {
  expect(statSync(keyFile).mode & 0o777).toBe(0o600)
  const [name, id, coded] = partsOf(verifierKey)
  const bytes = Buffer.from(coded, 'base64')
  expect([name, bytes.length, bytes[0]]).toEqual([NAME, 33, 4])
  expect(id).toBe(keyId(NAME, 4, bytes.subarray(1)).toString('hex'))
  expect((await runWitness('--new-key', NAME, '--key', keyFile)).code).toBe(1)
  expect((await runWitness('--new-key', 'two words', '--key', join(folder, 'other'))).code).toBe(1)
  expect((await runWitness('--key', keyFile)).said).toContain('--log')
  const wrong = stranger.verifierKey.replace(/\+[0-9a-f]{8}\+/, '+00000000+')
  expect((await runWitness('--key', keyFile, '--log', wrong, '--state', state)).said).toContain('id')
})

test('a cosignature covers the time and the three lines, and the signature is ours', async () => {
  const log = newLog()
  const before = Math.floor(Date.now() / 1000)
  const { status, text } = await send(log.step(0, 5))
  expect(status).toBe(200)
  const [dash, name, coded] = text.trimEnd().split(' ')
  expect([dash, name]).toEqual(['—', NAME])
  const bytes = Buffer.from(coded!, 'base64')
  const time = Number(bytes.readBigUInt64BE(4))
  expect(time).toBeGreaterThanOrEqual(before)
  expect(time).toBeLessThanOrEqual(Math.floor(Date.now() / 1000))
  const [, id, key] = partsOf(verifierKey)
  const x = Buffer.from(key, 'base64').subarray(1).toString('base64url')
  const body = log.checkpoint(5).split('\n\n')[0]
  const signed = Buffer.from(`cosignature/v1\ntime ${time}\n${body}\n`)
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  expect(verify(null, signed, publicKey, bytes.subarray(12))).toBe(true)
  expect(bytes.subarray(0, 4).toString('hex')).toBe(id)
})

test('every step of a log that only grows is cosigned, from every size to every other one', async () => {
  const log = newLog()
  let size = 0
  for (const next of [0, 1, 1, 2, 3, 4, 7, 8, 9, 16, 31, 33, 64, 100, 100, 257]) {
    expect([next, (await send(log.step(size, next))).status]).toEqual([next, 200])
    size = next
  }
  expect(await (await fetch(witness.url)).text()).toContain(log.checkpoint(257))
})

const log = newLog()
const liar = makeLog(log.origin)
const good = log.step(7, 13)
const lines = (body: string) => body.split('\n')
const without = (body: string, place: number) => lines(body).toSpliced(place, 1).join('\n')
const withProof = (body: string, place: number, hash: string) => lines(body).with(place, hash).join('\n')
const zeros = Buffer.alloc(32).toString('base64')

const seen = send(log.step(0, 7))
test.each([
  ['an old size that is not the last one', log.step(5, 13), knows(7)],
  ['an old size of nothing', log.step(0, 13), knows(7)],
  ['an older state', log.step(5, 6), knows(7)],
  ['an old size above the new one', log.step(5, 5).replace('old 5', 'old 7'), { status: 400 }],
  ['a missing line of the proof', without(good, 1), { status: 422 }],
  ['a changed line of the proof', withProof(good, 1, zeros), { status: 422 }],
  ['a line of the proof too many', good.replace('\n\n', `\n${zeros}\n\n`), { status: 422 }],
  ['another history', log.step(7, 13, 'other'), { status: 422 }],
  ['a proof where nothing was added', log.step(7, 7).replace('\n', `\n${zeros}\n`), { status: 422 }],
  ['a log that is not watched', stranger.step(7, 13), { status: 404 }],
  ['a key of somebody else under the same name', liar.step(7, 13), { status: 403 }],
  ['a changed size', good.replace('\n13\n', '\n14\n'), { status: 403 }],
  ['a signature under another name', good.replace(`— ${log.origin}`, '— somebody'), { status: 403 }],
  ['nothing', '', { status: 400 }],
  ['no old size', good.replace('old 7', 'new 7'), { status: 400 }],
  ['an old size with a zero before it', good.replace('old 7', 'old 07'), { status: 400 }],
  ['a size beyond all whole numbers', good.replace('old 7', 'old 99999999999999999'), { status: 400 }],
  ['a line of the proof that is no hash', withProof(good, 1, 'aGFsZg=='), { status: 400 }],
  ['base64 written another way', withProof(good, 1, zeros.slice(0, -2)), { status: 400 }],
  ['64 lines of proof', good.replace('\n', `\n${`${zeros}\n`.repeat(64)}`), { status: 400 }],
  ['no signature', `${good.split('—')[0]}`, { status: 400 }],
  ['a checkpoint of two lines', log.note(`${log.origin}\n13\n`), { status: 400 }],
  ['no line end', good.trimEnd(), { status: 400 }],
  ['another kind of line end', good.replaceAll('\n', '\r\n'), { status: 400 }],
  ['bytes that are no text', Uint8Array.of(0xff, 0xfe, 0), { status: 400 }],
  ['half a megabyte', 'old 8\n'.repeat(90_000), { status: 413 }],
])('%s is answered as the protocol says, and changes nothing', async (_, body, wanted) => {
  expect((await seen).status).toBe(200)
  const before = readFileSync(state, 'utf8')
  expect(await send(body)).toMatchObject(wanted)
  expect(readFileSync(state, 'utf8')).toBe(before)
})

test('the step that all of these were made from is cosigned', async () => {
  expect((await send(good)).status).toBe(200)
})

test('a checkpoint with signatures of strangers beside that of the log is cosigned', async () => {
  expect(
    (await send(`${newLog().step(0, 3)}— somebody ${Buffer.alloc(70).toString('base64')}\n`)).status,
  ).toBe(200)
})

test('a split view is refused, and both checkpoints are kept once for everybody to see', async () => {
  const log = newLog()
  await send(log.step(0, 8))
  expect(await send(log.step(0, 8, 'other'))).toMatchObject(knows(8))
  expect(await send(log.step(8, 8, 'other'))).toMatchObject(knows(8))
  expect(evidence().filter(it => it.kept === log.checkpoint(8))).toMatchObject([
    { why: 'another root at the same size', kept: log.checkpoint(8), offered: log.checkpoint(8, 'other') },
  ])
  await send(log.step(8, 9, 'other'))
  expect(evidence().at(-1)).toMatchObject({ why: 'not shown to continue what was seen' })
})

test('wrong proofs of strangers never crowd out the evidence of a split view', async () => {
  const log = newLog()
  await send(log.step(0, 8))
  for (let size = 9; size < 120; size++) await send(`old 8\n${zeros}\n\n${log.checkpoint(size)}`)
  await send(log.step(8, 8, 'other'))
  expect(evidence().filter(it => it.why.startsWith('not shown'))).toHaveLength(100)
  expect(evidence().at(-1)).toMatchObject({ why: 'another root at the same size' })
})

test('what was cosigned is remembered after kill -9, so that the log cannot go back', async () => {
  const log = newLog()
  await send(log.step(0, 8))
  await kill()
  writeFileSync(`${state}.new`, '{"half') // what a crash while writing leaves
  witness = await start()
  expect(await send(log.step(0, 5))).toMatchObject(knows(8))
  expect(await send(log.step(0, 13, 'other'))).toMatchObject(knows(8))
  expect((await send(log.step(8, 13))).status).toBe(200)
})

test('a damaged memory stops the start: from nothing, the log could show another history', async () => {
  const broken = join(folder, 'broken')
  const options = ['--key', keyFile, '--log', stranger.verifierKey, '--state', broken]
  for (const damaged of ['', '{"half', `{"${stranger.origin}":"nothing"}`]) {
    writeFileSync(broken, damaged)
    await expect(startWitness(...options)).rejects.toThrow()
  }
})

test('of twenty different steps at once one is cosigned, and all the others hear the new size', async () => {
  const log = newLog()
  await send(log.step(0, 8))
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => send(log.step(8, 9 + at))))
  const won = answers.findIndex(answer => answer.status === 200)
  expect(answers.toSpliced(won, 1)).toEqual(Array(19).fill(expect.objectContaining(knows(9 + won))))
  expect(readJson(state)).toMatchObject({ [log.origin]: log.checkpoint(9 + won) })
})

test('the same step twenty times at once is cosigned once, and again by whoever asks with the new size', async () => {
  const log = newLog()
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(log.step(0, 8))))
  expect(answers.map(answer => answer.status).toSorted()).toEqual([200, ...Array(19).fill(409)])
  expect((await send(log.step(8, 8))).status).toBe(200)
})

/** Sends these bytes as they are, whether or not an answer comes. */
const throwAt = async (bytes: Uint8Array | string) => {
  const socket = connect(Number(new URL(witness.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.end(bytes)
  socket.resume()
  await once(socket, 'close')
}

test('no garbage ends the program', async () => {
  const log = newLog()
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let left = 200; left > 0; left--) {
    const body = Buffer.from(log.step(8, 13))
    for (let wounds = 1 + random(5); wounds > 0; wounds--) body[random(body.length)] = random(256)
    expect([200, 400, 403, 404, 409, 422]).toContain((await send(body)).status)
  }
  await throwAt('POST /add-checkpoint HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\nold 8')
  await throwAt(Uint8Array.from({ length: 500 }, () => random(256)))
  await throwAt('GET / HTTP/1.1\r\n\r\n')
  for (const [method, path] of [
    ['GET', '/add-checkpoint'],
    ['POST', '/'],
    ['PUT', '/x'],
  ])
    expect((await fetch(witness.url + path, { method })).status).toBe(404)
  expect((await send(log.step(0, 8))).status).toBe(200)
})
