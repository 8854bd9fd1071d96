// What a phone accepts as a witness's signature, of either kind, and what it ignores.
import { describe, expect, test } from 'vitest'
import { ml_dsa44 } from '@noble/post-quantum/ml-dsa.js'
import type { Logged } from '#src/contract/draws.ts'
import { outcomeOf } from '#src/proof/checks.ts'
import { cosignedBytes, seenByWitness, timestamped } from '#src/draws/cosignature.ts'
import { openLogged } from '#src/proof/logged.ts'
import type { Memory } from '#src/proof/memory.ts'
import { readCheckpoint, signatureLine, verifierKeyOf } from '#src/draws/note.ts'
import { mustBeOutBefore } from '#src/proof/out-before.ts'
import { sandboxPins, type Pins } from '#src/draws/pins.ts'
import { checkProof } from '#src/proof/verify.ts'
import { cosign, ed25519Witness, mlDsaWitness, sandboxWitnessKey, type WitnessKey } from './log-world.ts'
import { bounds, drawnAt, sealedBatch, sold } from './sealed-batch.ts'

const NAME = 'witness.example/w'
const SEEN = bounds.closesAt + 1_000
const TIME = SEEN / 1000
const honest = sealedBatch(sold, { seenAt: undefined })
const state = honest.log.stateAt()
const witness = mlDsaWitness(NAME, 6)
const other = mlDsaWitness(NAME, 7)
const elsewhere = mlDsaWitness('another.example/w', 6) // the same key under another name
const ed25519 = ed25519Witness(NAME, 6)
const pins: Pins = { ...sandboxPins, witnesses: [{ key: witness.key, by: 'a university' }] }

/** The place of the seal in the log, with these lines under the log's own. */
const loggedWith = (lines: readonly string[]) => {
  const { logged } = structuredClone(honest.proofs[1]!.batch.head!)
  return { ...logged!, checkpoint: logged!.checkpoint + lines.map(line => `${line}\n`).join('') }
}
/** Whether the seal was out in time: what check 3 of a ticket asks. */
const judge = (logged: Logged, memory: Memory) =>
  outcomeOf('', () => {
    const shown = openLogged(honest.head, logged, { log: [sandboxPins.log] }, memory)
    return mustBeOutBefore(shown, drawnAt, memory, { what: 'the seal' })
  })
const trusting = (key: string): Pins => ({ ...pins, witnesses: [{ key, by: 'a newspaper' }] })
const headCheck = (lines: readonly string[], trusted: Pins = pins) =>
  judge(loggedWith(lines), { pins: trusted })
const good = cosign(witness, state, SEEN)

const bytesOf = (line: string) => Buffer.from(line.split(' ')[2]!, 'base64')
const lineWith = (bytes: Buffer, name = NAME) => `— ${name} ${bytes.toString('base64')}`
/** The line with other bytes somewhere: the key id takes the first four, the time the next eight. */
const bent = (at: number, line = good) => {
  const bytes = bytesOf(line)
  bytes[at]! ^= 1
  return lineWith(bytes)
}
/** The line of one key under the id of another. */
const underId = ({ key }: WitnessKey, line: string) =>
  lineWith(Buffer.concat([Buffer.from(key.split('+')[1]!, 'hex'), bytesOf(line).subarray(4)]))
/** The witness signed these bytes; the line claims that it signed our state. */
const signedOver = (bytes: Uint8Array) => signatureLine(witness.key, timestamped(TIME, witness.sign(bytes)))

test('a batch whose only pinned witness signs with ML-DSA-44 is proven on the phone, beside lines of others as well', () => {
  const proof = structuredClone(honest.proofs[1]!)
  expect(checkProof(proof, { pins })[2]!.state).toBe('unproven')
  proof.batch.head!.logged = loggedWith([cosign(ed25519, state, SEEN), good, bent(700)])
  const checks = checkProof(proof, { pins })
  expect(checks.map(it => it.state)).toEqual(Array(6).fill('passed'))
  expect(checks[2]!.detail).toContain('1 of 1 witnesses (a university) 29 seconds before the draw')
})

test('witnesses of both kinds count together', () => {
  const both = {
    ...pins,
    witnesses: [...pins.witnesses, { key: ed25519.key, by: 'a newspaper' }],
    quorum: 2,
  }
  const said = headCheck([good, cosign(ed25519, state, SEEN)], both)
  expect(said).toMatchObject({ state: 'passed', detail: expect.stringContaining('2 of 2 witnesses') })
  expect(headCheck([good], both).state).toBe('unproven')
  expect(headCheck([cosign(ed25519, state, SEEN)], both).state).toBe('unproven')
})

const with64Bit = (number: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(number))
  return bytes
}
/** As C2SP tlog-cosignature has it. */
const byHand = ({ name = NAME, time = TIME, origin = state.origin, start = 0, size = state.size } = {}) =>
  Buffer.concat([
    Buffer.from('subtree/v1\n\0'),
    Buffer.of(name.length),
    Buffer.from(name),
    with64Bit(time),
    Buffer.of(origin.length),
    Buffer.from(origin),
    with64Bit(start),
    with64Bit(size),
    state.root,
  ])

test('what is signed is what the specification of cosignatures says, byte by byte', () => {
  expect(Buffer.from(cosignedBytes(witness.key, { ...state, body: '' }, TIME))).toEqual(byHand())
  expect(headCheck([signedOver(byHand())]).state).toBe('passed')
  expect(Buffer.from(cosignedBytes(ed25519.key, { ...state, body: 'three lines\n' }, 7)).toString()).toBe(
    'cosignature/v1\ntime 7\nthree lines\n',
  )
  const empty = verifierKeyOf(NAME, 6, new Uint8Array(1312))
  for (const origin of ['', 'x'.repeat(256)])
    expect(() => cosignedBytes(empty, { ...state, origin, body: '' }, TIME)).toThrow('1 to 255')
  for (const origin of ['x', 'x'.repeat(255)])
    expect(Buffer.from(cosignedBytes(empty, { ...state, origin, body: '' }, TIME))).toEqual(
      byHand({ origin }),
    )
})

const { publicKey, secretKey } = ml_dsa44.keygen(new Uint8Array(32).fill(6))
const inContext = ml_dsa44.sign(byHand(), secretKey, { context: Uint8Array.of(1) })

describe('a cosignature', () => {
  test.each<[string, string]>([
    ['with a bit of its commitment bent', bent(4 + 8)],
    ['with a bit of its answer bent', bent(1_000)],
    ['with a bit of its hints bent', bent(4 + 8 + 2_420 - 1)],
    ['with another time than was signed', bent(4 + 7)],
    ['that is cut', lineWith(bytesOf(good).subarray(0, -1))],
    ['with a byte too many', lineWith(Buffer.concat([bytesOf(good), Buffer.of(0)]))],
    ['without a signature', lineWith(bytesOf(good).subarray(0, 12))],
    ['over another size', cosign(witness, { ...state, size: state.size + 1 }, SEEN)],
    ['over another root', cosign(witness, { ...state, root: new Uint8Array(32) }, SEEN)],
    ['over another log', cosign(witness, { ...state, origin: 'another.example/log' }, SEEN)],
    ['over a part of the log', signedOver(byHand({ start: 4 }))],
    ['over another time', signedOver(byHand({ time: TIME + 1 }))],
    ['over another witness’s name', signedOver(byHand({ name: 'another.example/w' }))],
    [
      'over no name',
      signedOver(Buffer.concat([byHand().subarray(0, 12), byHand().subarray(13 + NAME.length)])),
    ],
    ['over the text that Ed25519 signs', signedOver(Buffer.from(`cosignature/v1\ntime ${TIME}\n`))],
    ['in a context', signatureLine(witness.key, timestamped(TIME, inContext))],
    ['that names no time', cosign(witness, state, 0)],
    ['of another key', cosign(other, state, SEEN)],
    ['of another key under the id of ours', underId(witness, cosign(other, state, SEEN))],
    ['of the same key under another name', cosign(elsewhere, state, SEEN)],
    ['with Ed25519 of the same name', cosign(ed25519, state, SEEN)],
    ['with Ed25519 under the id of an ML-DSA key', underId(witness, cosign(ed25519, state, SEEN))],
    ['after the round', cosign(witness, state, drawnAt)],
  ])('%s says nothing: only the operator says that the seal was in time', (_, line) => {
    expect(headCheck([line])).toMatchObject({
      state: 'unproven',
      detail: expect.stringContaining('0 of 1 witnesses'),
    })
  })

  test('with ML-DSA under a key of Ed25519 says nothing, nor does any under a key of a log', () => {
    expect(headCheck([underId(ed25519, good)], trusting(ed25519.key)).state).toBe('unproven')
    expect(headCheck([cosign(sandboxWitnessKey, { ...state }, 0)], sandboxPins).state).toBe('unproven')
    const asLog = verifierKeyOf(NAME, 1, publicKey)
    expect(headCheck([underId({ ...witness, key: asLog }, good)], trusting(asLog)).state).toBe('unproven')
    const cut = verifierKeyOf(NAME, 6, publicKey.slice(1))
    expect(headCheck([underId({ ...witness, key: cut }, good)], trusting(cut)).state).toBe('unproven')
  })

  test('counts from the earliest of its lines that fits', () => {
    const lines = [
      cosign(witness, state, SEEN + 9_000),
      bent(900),
      good,
      cosign(witness, state, SEEN + 5_000),
    ]
    expect(seenByWitness(readCheckpoint(loggedWith(lines).checkpoint), witness.key)).toBe(SEEN)
  })

  test('moved under another size or root of the log fails with the log’s own signature', () => {
    for (const [from, to] of [
      [`\n${state.size}\n`, '\n8\n'],
      [Buffer.from(state.root).toString('base64'), Buffer.alloc(32).toString('base64')],
    ] as const) {
      const logged = loggedWith([good])
      expect(judge({ ...logged, checkpoint: logged.checkpoint.replace(from, to) }, { pins })).toMatchObject({
        state: 'failed',
        detail: expect.stringContaining('not signed by a key that this phone knows'),
      })
    }
  })
})
