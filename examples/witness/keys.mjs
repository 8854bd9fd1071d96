// Keys as C2SP signed-note writes them: <name>+<key id, hex>+<base64 of one algorithm byte and the key>.
import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { bytesOf } from './base64.mjs'
import { algorithms, pens } from './pens.mjs'

const LOG = 0x01 // Ed25519 over the note

const coded = (algorithm, key) => Buffer.concat([Buffer.of(algorithm), key])
const keyId = (name, bytes) =>
  createHash('sha256').update(`${name}\n`).update(bytes).digest().subarray(0, 4).toString('hex')
const isName = name => name !== '' && !/[\s+]/u.test(name) && Buffer.byteLength(name) < 256

/** @returns the log whose verifier key this is @throws where it is none */
export const readLogKey = verifierKey => {
  const [, name = '', id, rest = ''] = /^([^+]*)\+([0-9a-f]{8})\+(.+)$/u.exec(verifierKey) ?? []
  const bytes = bytesOf(rest)
  if (!isName(name) || bytes?.length !== 33 || bytes[0] !== LOG)
    throw new Error(`${verifierKey} is no Ed25519 verifier key of a log`)
  if (keyId(name, bytes) !== id) throw new Error(`The id in ${verifierKey} does not belong to its key`)
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: bytes.subarray(1).toString('base64url') }
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  return { name, id, verify: (text, signature) => verify(null, Buffer.from(text), key, signature) }
}

/** @param seed 32 bytes */
const penOf = async (name, algorithm, seed) => {
  const { publicKey, cosign } = await pens[algorithm](name, seed)
  const bytes = coded(algorithm, publicKey)
  const id = keyId(name, bytes)
  return { name, id, verifierKey: `${name}+${id}+${bytes.toString('base64')}`, cosign }
}

/** @returns our own name, verifier key and pen @throws where the file holds no key of a witness */
export const readKeyFile = async file => {
  const text = readFileSync(file, 'utf8').trim()
  const [, name = '', id, rest = ''] = /^PRIVATE\+KEY\+([^+]*)\+([0-9a-f]{8})\+(.+)$/u.exec(text) ?? []
  const bytes = bytesOf(rest)
  if (!isName(name) || bytes?.length !== 33 || !(bytes[0] in pens))
    throw new Error(`${file} holds no key of a witness`)
  const pen = await penOf(name, bytes[0], bytes.subarray(1))
  if (pen.id !== id) throw new Error(`The id in ${file} does not belong to its key`)
  return pen
}

/** Makes the file of a new key, which only its owner may read. @throws where it exists @returns the verifier key */
export const makeKeyFile = async (name, kind, file) => {
  if (!isName(name))
    throw new Error('A name has no spaces, no plus signs and at most 255 bytes: example.com/witness, say')
  const algorithm = algorithms.get(kind)
  if (algorithm === undefined)
    throw new Error(`A key is one of ${[...algorithms.keys()].join(' or ')}, not ${kind}`)
  const seed = randomBytes(32)
  const { id, verifierKey } = await penOf(name, algorithm, seed)
  const secret = `PRIVATE+KEY+${name}+${id}+${coded(algorithm, seed).toString('base64')}\n`
  writeFileSync(file, secret, { flag: 'wx', mode: 0o600 })
  return verifierKey
}
