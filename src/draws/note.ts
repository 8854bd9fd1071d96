// The state of the log as a signed note (C2SP): three lines, then the signatures of the log and of its witnesses.
import { ed25519 } from '@noble/curves/ed25519.js'
import { concatBytes, hex, utf8 } from '#src/lib/bytes.ts'
import { sameBytes, sha256 } from './hash.ts'

const KEY_ID = 4 // bytes
const TIME = 8 // bytes of a cosignature's timestamp
const HASH = 32 // bytes
const MOST_LINES = 64
const LOG = 0x01
const WITNESS = 0x04

const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), char => char.charCodeAt(0))
export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

interface VerifierKey {
  name: string
  algorithm: number
  key: Uint8Array
}

const keyIdOf = ({ name, algorithm, key }: VerifierKey): Uint8Array =>
  sha256(concatBytes(utf8(`${name}\n`), Uint8Array.of(algorithm), key)).slice(0, KEY_ID)

/** `<name>+<key id>+<base64>`. @param algorithm 1 for a log, 4 for a witness */
export const verifierKeyOf = (name: string, algorithm: 1 | 4, key: Uint8Array): string =>
  `${name}+${hex(keyIdOf({ name, algorithm, key }))}+${toBase64(concatBytes(Uint8Array.of(algorithm), key))}`

/** @throws Error where it is none */
const readVerifierKey = (text: string): VerifierKey => {
  const [, name, id, data] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? []
  if (!name || !id || !data) throw new Error('not a verifier key')
  const bytes = fromBase64(data)
  const read = { name, algorithm: bytes[0] ?? 0, key: bytes.slice(1) }
  if (hex(keyIdOf(read)) !== id) throw new Error('a verifier key with another id')
  return read
}

export interface Checkpoint {
  origin: string
  size: number
  root: Uint8Array
  /** The signed lines. */
  body: string
  signatures: { name: string; id: Uint8Array; signature: Uint8Array }[]
}

export const checkpointBody = (origin: string, size: number, root: Uint8Array): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`

/** A note's line, without its line end. */
export const signatureLine = (verifierKey: string, signature: Uint8Array): string => {
  const key = readVerifierKey(verifierKey)
  return `— ${key.name} ${toBase64(concatBytes(keyIdOf(key), signature))}`
}

/** @throws Error where it is no checkpoint */
export const readCheckpoint = (text: string): Checkpoint => {
  const [, body, origin, size, root, lines] =
    /^(([^\n]+)\n(0|[1-9]\d{0,15})\n([A-Za-z0-9+/]+=*)\n)\n((?:— [^\n]+\n)+)$/.exec(text) ?? []
  if (!body || !origin || !size || !root || !lines) throw new Error('not a checkpoint')
  const signatures = lines.trimEnd().split('\n')
  const hash = fromBase64(root)
  if (hash.length !== HASH || signatures.length > MOST_LINES) throw new Error('not a checkpoint')
  return {
    origin,
    size: Number(size),
    root: hash,
    body,
    signatures: signatures.map(line => {
      const [, name = '', data = ''] = line.split(' ')
      const bytes = fromBase64(data)
      return { name, id: bytes.slice(0, KEY_ID), signature: bytes.slice(KEY_ID) }
    }),
  }
}

/** The signatures of a key; a line of somebody else is passed over. */
const ofKey = (checkpoint: Checkpoint, verifierKey: string, algorithm: number) => {
  const key = readVerifierKey(verifierKey)
  if (key.algorithm !== algorithm) return []
  const id = keyIdOf(key)
  return checkpoint.signatures
    .filter(it => it.name === key.name && sameBytes(it.id, id))
    .map(it => ({ key: key.key, signature: it.signature }))
}

const isSigned = (signature: Uint8Array, message: Uint8Array, key: Uint8Array): boolean => {
  try {
    return ed25519.verify(signature, message, key)
  } catch {
    return false
  }
}

export const isSignedByLog = (checkpoint: Checkpoint, verifierKey: string): boolean =>
  ofKey(checkpoint, verifierKey, LOG).some(it => isSigned(it.signature, utf8(checkpoint.body), it.key))

/** What a witness signs. @param time seconds since 1970 */
export const cosignedBytes = (body: string, time: number): Uint8Array =>
  utf8(`cosignature/v1\ntime ${time}\n${body}`)

/** A cosignature: the time, and the signature over both. */
export const timestamped = (time: number, signature: Uint8Array): Uint8Array => {
  const stamp = new Uint8Array(TIME)
  new DataView(stamp.buffer).setBigUint64(0, BigInt(time))
  return concatBytes(stamp, signature)
}

/** When a witness saw it first, ms; undefined where it did not sign. */
export const seenByWitness = (checkpoint: Checkpoint, verifierKey: string): number | undefined => {
  const times = ofKey(checkpoint, verifierKey, WITNESS).flatMap(({ key, signature }) => {
    if (signature.length <= TIME) return []
    const time = Number(new DataView(signature.buffer, signature.byteOffset, TIME).getBigUint64(0))
    return isSigned(signature.slice(TIME), cosignedBytes(checkpoint.body, time), key) ? [time * 1000] : []
  })
  return times.length > 0 ? Math.min(...times) : undefined
}
