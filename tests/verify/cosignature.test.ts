// The checker in Python, given witnesses that sign with ML-DSA-44.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ml_dsa44 } from '@noble/post-quantum/ml-dsa.js'
import { afterAll, expect, test } from 'vitest'
import { python, verify } from './run.ts'
import * as world from './world.ts'

const NAME = 'test.example/witness'
const TIME = world.ROUND_TIME - 20
const witness = world.makeMlDsaWitness(NAME, 1)
const other = world.makeMlDsaWitness(NAME, 2)
const elsewhere = world.makeMlDsaWitness('another.example/witness', 1) // the same key under another name
const ed25519 = world.makeSigner(NAME, 4)
const ours = world.makeWorldOf(witness)
const { proof } = world.sellBatch(ours, 'fair')
const [body, lines] = proof.batch.head!.logged.checkpoint.split('\n\n') as [string, string]
const note = `${body}\n`
const good = `${lines.split('\n')[1]!}\n`

const folder = mkdtempSync(join(tmpdir(), 'oriire-cosigned-'))
afterAll(() => rmSync(folder, { recursive: true }))
const save = (name: string, document: unknown) => {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(document))
  return file
}
/** For each of these: what the checker says about a head with those lines below the log's signature. */
const headsWith = async (added: readonly string[], pins: object = ours.pins) => {
  const files = added.map((lines, at) => {
    const shown = structuredClone(proof)
    shown.batch.head!.logged.checkpoint = `${note}\n${ours.signer.sign(note)}${lines}`
    return save(String(at), shown)
  })
  const { checked } = await verify('ticket', '--pins', save('pins', pins), '--now', world.AFTER, ...files)
  return checked.map(it => it.checks.head)
}

const bytesIn = (line: string) => Buffer.from(line.split(' ')[2]!, 'base64')
const lineWith = (bytes: Uint8Array) => `— ${NAME} ${Buffer.from(bytes).toString('base64')}\n`
const bent = (at: number) => {
  const bytes = bytesIn(good)
  bytes[at]! ^= 1
  return lineWith(bytes)
}
const underId = (verifierKey: string, line: string) =>
  lineWith(Buffer.concat([Buffer.from(verifierKey.split('+')[1]!, 'hex'), bytesIn(line).subarray(4)]))
const moved = (from: string, to: string) =>
  witness.lineOver(witness.bytesOf(note.replace(from, to), TIME), TIME)

test('a batch whose only pinned witness signs with ML-DSA-44 passes, beside lines of others as well', async () => {
  const said = await headsWith([good, ed25519.cosign(note, TIME) + bent(900) + good])
  expect(said).toEqual(Array(2).fill(expect.stringMatching(/^passed/)))
})

test('witnesses of both kinds count together', async () => {
  const pins = { ...ours.pins, witnesses: [witness.verifierKey, ed25519.verifierKey], quorum: 2 }
  expect(await headsWith([good + ed25519.cosign(note, TIME), good], pins)).toEqual([
    expect.stringMatching(/^passed/),
    expect.stringMatching(/^unproven: 1 of the 2/),
  ])
})

const forgeries: Record<string, string> = {
  'a bit of the commitment': bent(12),
  'a bit of the answer': bent(1_000),
  'a bit of the hints': bent(12 + 2_419),
  'another time than was signed': bent(11),
  'a cut line': lineWith(bytesIn(good).subarray(0, -1)),
  'a line without a signature': lineWith(bytesIn(good).subarray(0, 12)),
  'another size': moved(`\n${note.split('\n')[1]}\n`, '\n77\n'),
  'another root': moved(note.split('\n')[2]!, Buffer.alloc(32).toString('base64')),
  'another log': moved('test.example/log', 'test.example/lag'),
  'another time': witness.lineOver(witness.bytesOf(note, TIME + 1), TIME),
  'another name': witness.lineOver(witness.bytesOf(note, TIME, 'another.example/witness'), TIME),
  'the text that Ed25519 signs': witness.lineOver(Buffer.from(`cosignature/v1\ntime ${TIME}\n${note}`), TIME),
  'no time': witness.cosign(note, 0),
  'another key': other.cosign(note, TIME),
  'another key under our id': underId(witness.verifierKey, other.cosign(note, TIME)),
  'the same key under another name': elsewhere.cosign(note, TIME),
  'Ed25519 under our id': underId(witness.verifierKey, ed25519.cosign(note, TIME)),
}

test('a cosignature that is forged in any of many ways says nothing', async () => {
  const said = await headsWith(Object.values(forgeries))
  const found = Object.fromEntries(Object.keys(forgeries).map((title, at) => [title, said[at]]))
  const wanted = Object.keys(forgeries).map(title => [title, expect.stringMatching(/^unproven: 0 of the 1/)])
  expect(found).toEqual(Object.fromEntries(wanted))
})

test('a line of ML-DSA says nothing under a key of Ed25519', async () => {
  const pins = { ...ours.pins, witnesses: [ed25519.verifierKey] }
  expect(await headsWith([underId(ed25519.verifierKey, good), ed25519.cosign(note, 0)], pins)).toEqual(
    Array(2).fill(expect.stringMatching(/^unproven: 0 of the 1/)),
  )
})

/** Without randomness: the same signature each time. */
const signed = (message: Uint8Array, secretKey: Uint8Array) =>
  ml_dsa44.sign(message, secretKey, { extraEntropy: false })

/** @returns for each, whether ml_dsa.py accepts the signature */
const judge = (cases: readonly (readonly Uint8Array[])[]): unknown =>
  JSON.parse(
    python(
      'import json, sys, ml_dsa\n' +
        'cases = [map(bytes.fromhex, it) for it in json.load(sys.stdin)]\n' +
        'print(json.dumps([ml_dsa.fits(*it) for it in cases]))',
      JSON.stringify(cases.map(it => it.map(world.hexOf))),
    ),
  )

test('the checker agrees with the library about signatures that fit, and about those that do not', () => {
  const cases = Array.from({ length: 12 }, (_, nth) => {
    const { publicKey, secretKey } = ml_dsa44.keygen(new Uint8Array(32).fill(nth))
    const message = world.sha256(String(nth)).subarray(0, nth)
    return [publicKey, message, signed(message, secretKey)] as const
  })
  const [key, message, signature] = cases[5]!
  const { secretKey } = ml_dsa44.keygen(new Uint8Array(32).fill(5))
  const places = Array.from({ length: 60 }, (_, nth) => Math.floor((nth * 2_419) / 59))
  const wrong = [
    [cases[4]![0], message, signature],
    [key, cases[6]![1], signature],
    [key, message, ml_dsa44.sign(message, secretKey, { context: Uint8Array.of(1) })],
    [key, message, new Uint8Array(2_420)],
    [key, message, new Uint8Array(2_420).fill(255)],
    ...places.map(at => [key, message, signature.map((byte, place) => (place === at ? byte ^ 4 : byte))]),
  ] as const
  expect(wrong.map(([key, message, signature]) => ml_dsa44.verify(signature!, message!, key!))).toEqual(
    wrong.map(() => false),
  )
  const short = [[key, message, signature.slice(1)] as const, [key.slice(1), message, signature] as const]
  expect(judge([...cases, ...wrong, ...short])).toEqual([
    ...cases.map(() => true),
    ...[...wrong, ...short].map(() => false),
  ])
})

test('hints count only in the one order in which they are written', () => {
  const { publicKey, secretKey } = ml_dsa44.keygen(new Uint8Array(32))
  const message = Buffer.from('hints')
  const signature = signed(message, secretKey)
  const HINTS = 2_420 - 84
  const [ofFirst, used] = [signature[2_416]!, signature[2_419]!]
  expect([ofFirst >= 2, used < 80]).toEqual([true, true])
  const swapped = signature.slice()
  ;[swapped[HINTS], swapped[HINTS + 1]] = [signature[HINTS + 1]!, signature[HINTS]!]
  const padded = signature.slice()
  padded[HINTS + used] = 1
  const over = signature.slice()
  over[2_419] = 81
  expect(judge([signature, swapped, padded, over].map(it => [publicKey, message, it]))).toEqual([
    true,
    false,
    false,
    false,
  ])
})
