// The service's two signatures: ECDSA P-256 on receipts, because every browser can check it, and Ed25519 on the log's
// checkpoints, because its witnesses require it.
import { ed25519 } from '@noble/curves/ed25519.js'
import { p256 } from '@noble/curves/nist.js'
import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import * as v from 'valibot'
import { publicKey as publicKeySchema, type PublicKey } from '#src/contract/draws.ts'
import { keyIdOf } from '#src/draws/documents.ts'
import { signatureLine, verifierKeyOf } from '#src/draws/note.ts'
import type { Pins } from '#src/draws/pins.ts'
import { sandboxSecret } from '#src/draws/sandbox-keys.ts'
import { sha256 } from '#src/draws/hash.ts'
import { hex, utf8 } from '#src/lib/bytes.ts'
import type { Db } from '#server/db/db.ts'
import { insertSigningKey, listSigningKeys } from '#server/db/queries/log/signing-keys.ts'
import type { Signer } from '#server/ports/signer.ts'
import type { Settings } from '#server/settings.ts'
import { listKeyEntries } from '#server/wire/logged.ts'
import { signTogether } from '#server/wire/sign-together.ts'

const publicJwkOf = (key: KeyObject): PublicKey => {
  const read = v.safeParse(publicKeySchema, createPublicKey(key).export({ format: 'jwk' }))
  if (!read.success) throw new Error('SIGNING_KEY is not a private P-256 key')
  return read.output
}

const readKey = (jwk: string): KeyObject => {
  try {
    return createPrivateKey({ key: JSON.parse(jwk), format: 'jwk' })
  } catch {
    throw new Error('SIGNING_KEY is not a private P-256 key as JWK: a shell wants it between single quotes')
  }
}

const base64Url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/** ID of the SIGNING_KEY setting. @throws Error if it is not a P-256 private key */
export const signingKeyId = (jwk: string): string => keyIdOf(publicJwkOf(readKey(jwk))).slice(0, 16)

/** ID of the LOG_KEY setting. */
export const logKeyId = (secret: string): string =>
  hex(sha256(ed25519.getPublicKey(new Uint8Array(Buffer.from(secret, 'base64url'))))).slice(0, 16)

/** A P-256 private number as a JWK. */
export const receiptJwk = (secret: Uint8Array) => {
  const point = p256.getPublicKey(secret, false)
  const [x, y] = [point.slice(1, 33), point.slice(33)].map(base64Url)
  return { kty: 'EC', crv: 'P-256', x, y, d: base64Url(secret) }
}

/** Signs the log's checkpoints. @param secret 32 bytes as base64url; defaults to the sandbox's */
export const logSigner = (origin: string, secret?: string) => {
  const seed = secret === undefined ? sandboxSecret('log') : new Uint8Array(Buffer.from(secret, 'base64url'))
  const verifierKey = verifierKeyOf(origin, 1, ed25519.getPublicKey(seed))
  return {
    verifierKey,
    /** The signature line under a checkpoint's body. */
    checkpointLine: (body: string): string => signatureLine(verifierKey, ed25519.sign(utf8(body), seed)),
  }
}

/** @throws Error if SIGNING_KEY is not a P-256 private key */
export const makeSigner = async (
  settings: Pick<Settings, 'SIGNING_KEY' | 'LOG_KEY'>,
  db: Db,
  pins: Pins,
): Promise<Signer> => {
  const key = readKey(settings.SIGNING_KEY ?? JSON.stringify(receiptJwk(sandboxSecret('receipt'))))
  const jwk = publicJwkOf(key)
  const id = keyIdOf(jwk)
  await insertSigningKey(db, id, jwk)
  const publicKeys: Record<string, PublicKey> = {}
  const keyEntries: Signer['keyEntries'] = []
  const readKeys = async () => {
    for (const row of await listSigningKeys(db)) publicKeys[row.id] = v.parse(publicKeySchema, row.public_jwk)
    keyEntries.splice(0, Infinity, ...(await listKeyEntries(db)))
  }
  await readKeys()
  const signBytes: Signer['sign'] = bytes =>
    new Uint8Array(sign('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }))
  return {
    key: id,
    publicKeys,
    keyEntries,
    ...logSigner(pins.origin, settings.LOG_KEY),
    know: async asked => {
      if (asked === undefined || !(asked in publicKeys)) await readKeys()
    },
    sign: signBytes,
    receipt: signTogether({ key: id, sign: signBytes }),
  }
}
