// A witness with an ML-DSA-44 key, and one that runs alone, without packages.
import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ml_dsa44 } from '@noble/post-quantum/ml-dsa.js'
import { afterAll, expect, test } from 'vitest'
import { seenByWitness } from '#src/draws/cosignature.ts'
import { readCheckpoint } from '#src/draws/note.ts'
import { keyId, makeLog, program, runAt, runWitness, startWitness } from './log.ts'

const NAME = 'test.example/witness'
const folder = mkdtempSync(join(tmpdir(), 'oriire-ml-dsa-'))
afterAll(() => rmSync(folder, { recursive: true }))
const keyFile = join(folder, 'key')

const u64 = (number: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(number))
  return bytes
}

test('a key of ML-DSA-44 signs name, time, log, size and root, as C2SP has it and as the phone reads it', async () => {
  const { said: verifierKey } = await runWitness('--new-key', NAME, '--key', keyFile, '--kind', 'ml-dsa-44')
  expect(statSync(keyFile).mode & 0o777).toBe(0o600)
  const [, name, id, coded] = /^(.+?)\+([0-9a-f]{8})\+(.+)$/.exec(verifierKey)!
  const key = Buffer.from(coded!, 'base64')
  expect([name, key.length, key[0]]).toEqual([NAME, 1_313, 6])
  expect(id).toBe(keyId(NAME, 6, key.subarray(1)).toString('hex'))

  const log = makeLog()
  const options = ['--key', keyFile, '--log', log.verifierKey, '--state', join(folder, 'state')]
  const { child, url } = await startWitness(...options)
  const send = async (body: string) => (await fetch(`${url}/add-checkpoint`, { method: 'POST', body })).text()
  const before = Math.floor(Date.now() / 1000)
  const line = await send(log.step(0, 5))
  const later = await send(log.step(5, 13))
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone

  const bytes = Buffer.from(line.trimEnd().split(' ')[2]!, 'base64')
  const time = Number(bytes.readBigUInt64BE(4))
  expect(line.startsWith(`— ${NAME} `)).toBe(true)
  expect(bytes.subarray(0, 4).toString('hex')).toBe(id)
  expect([time >= before, time <= Date.now() / 1000]).toEqual([true, true])
  const [origin, size, root] = log.checkpoint(5).split('\n') as [string, string, string]
  const signed = Buffer.concat([
    Buffer.from('subtree/v1\n\0'),
    Buffer.of(NAME.length),
    Buffer.from(NAME),
    u64(time),
    Buffer.of(origin.length),
    Buffer.from(origin),
    u64(0),
    u64(Number(size)),
    Buffer.from(root, 'base64'),
  ])
  expect(ml_dsa44.verify(bytes.subarray(12), signed, key.subarray(1))).toBe(true)
  const seen = (of: number, with_: string) =>
    seenByWitness(readCheckpoint(log.checkpoint(of) + with_), verifierKey)
  expect(seen(5, line)).toBe(time * 1000)
  expect(seen(13, later)).toBeGreaterThanOrEqual(time * 1000)
  expect([seen(13, line), seen(5, later)]).toEqual([undefined, undefined])
})

test('a copy of the folder works without packages, and a key that needs one is refused by name', async () => {
  const copy = join(folder, 'copy')
  cpSync(program, copy, { recursive: true })
  const make = (file: string, kind: string) =>
    runAt(copy, '--new-key', NAME, '--key', join(folder, file), '--kind', kind)
  expect(await make('plain', 'ed25519')).toMatchObject({ code: 0 })
  const refused = await make('heavy', 'ml-dsa-44')
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('npm install @noble/post-quantum') })
  expect(existsSync(join(folder, 'heavy'))).toBe(false)
  expect(await make('other', 'rsa')).toEqual({
    code: 1,
    said: expect.stringContaining('ed25519 or ml-dsa-44'),
  })
  const reading = await runAt(copy, '--key', keyFile, '--log', makeLog().verifierKey)
  expect(reading).toEqual(refused)
})
