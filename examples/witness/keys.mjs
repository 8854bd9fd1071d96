// Keys as C2SP signed-note writes them: <name>+<key id, hex>+<base64 of one algorithm byte and the key>.
import { createHash, createPrivateKey, createPublicKey, randomBytes, sign, verify } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { bytesOf } from './base64.mjs'

const LOG = 0x01 // Ed25519 over the note
const WITNESS = 0x04 // Ed25519 with a time
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

const coded = (algorithm, key) => Buffer.concat([Buffer.of(algorithm), key])
const keyId = (name, bytes) =>
  createHash('sha256').update(`${name}\n`).update(bytes).digest().subarray(0, 4).toString('hex')
const isName = name => name !== '' && !/[\s+]/u.test(name)

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
const penOf = (name, seed) => {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, seed]), format: 'der', type: 'pkcs8' })
  const bytes = coded(WITNESS, Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x, 'base64url'))
  const id = keyId(name, bytes)
  return {
    name,
    id,
    verifierKey: `${name}+${id}+${bytes.toString('base64')}`,
    sign: text => sign(null, Buffer.from(text), key),
  }
}

/** @returns our own name, verifier key and pen @throws where the file holds no key of a witness */
export const readKeyFile = file => {
  const text = readFileSync(file, 'utf8').trim()
  const [, name = '', id, rest = ''] = /^PRIVATE\+KEY\+([^+]*)\+([0-9a-f]{8})\+(.+)$/u.exec(text) ?? []
  const bytes = bytesOf(rest)
  if (!isName(name) || bytes?.length !== 33 || bytes[0] !== WITNESS)
    throw new Error(`${file} holds no key of a witness`)
  const pen = penOf(name, bytes.subarray(1))
  if (pen.id !== id) throw new Error(`The id in ${file} does not belong to its key`)
  return pen
}

/** Makes the file of a new key, which only its owner may read. @throws where it exists @returns the verifier key */
export const makeKeyFile = (name, file) => {
  if (!isName(name))
    throw new Error('A name has neither spaces nor plus signs, for example example.com/witness')
  const seed = randomBytes(32)
  const { id, verifierKey } = penOf(name, seed)
  const secret = `PRIVATE+KEY+${name}+${id}+${coded(WITNESS, seed).toString('base64')}\n`
  writeFileSync(file, secret, { flag: 'wx', mode: 0o600 })
  return verifierKey
}
