// A log checkpoint as a signed note (C2SP): three lines, then the signatures of the log and its witnesses.
import { ed25519 } from '@noble/curves/ed25519.js'
import { concatBytes, hex, utf8 } from '#src/lib/bytes.ts'
import { sameBytes, sha256 } from './hash.ts'

const KEY_ID = 4 // bytes
const HASH = 32 // bytes
const MOST_LINES = 64
const LOG = 0x01

const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), char => char.charCodeAt(0))
export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

interface VerifierKey {
  name: string
  algorithm: number
  key: Uint8Array
}

const keyIdOf = ({ name, algorithm, key }: VerifierKey): Uint8Array =>
  sha256(concatBytes(utf8(`${name}\n`), Uint8Array.of(algorithm), key)).slice(0, KEY_ID)

/**
 * `<name>+<key id>+<base64>`.
 * @param algorithm 1 for a log, 4 (Ed25519) or 6 (ML-DSA-44) for a witness
 */
export const verifierKeyOf = (name: string, algorithm: 1 | 4 | 6, key: Uint8Array): string =>
  `${name}+${hex(keyIdOf({ name, algorithm, key }))}+${toBase64(concatBytes(Uint8Array.of(algorithm), key))}`

/** @throws Error if it is not a verifier key */
export const readVerifierKey = (text: string): VerifierKey => {
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

/** A signature line of a note, without its line end. */
export const signatureLine = (verifierKey: string, signature: Uint8Array): string => {
  const key = readVerifierKey(verifierKey)
  return `— ${key.name} ${toBase64(concatBytes(keyIdOf(key), signature))}`
}

/** @throws Error if it is not a checkpoint */
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

/** Skips lines signed by other keys. */
export const signaturesOf = (checkpoint: Checkpoint, key: VerifierKey): Uint8Array[] => {
  const id = keyIdOf(key)
  return checkpoint.signatures
    .filter(it => it.name === key.name && sameBytes(it.id, id))
    .map(it => it.signature)
}

export const isSignedByEd25519 = (signature: Uint8Array, message: Uint8Array, key: Uint8Array): boolean => {
  try {
    return ed25519.verify(signature, message, key)
  } catch {
    return false
  }
}

export const isSignedByLog = (checkpoint: Checkpoint, verifierKey: string): boolean => {
  const key = readVerifierKey(verifierKey)
  if (key.algorithm !== LOG) return false
  const message = utf8(checkpoint.body)
  return signaturesOf(checkpoint, key).some(it => isSignedByEd25519(it, message, key.key))
}
