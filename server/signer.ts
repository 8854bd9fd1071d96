// The service's signature under receipts and heads: ECDSA P-256, because every browser can check it.
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import * as v from 'valibot'
import { publicKey as publicKeySchema, type PublicKey } from '#src/contract/draws.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import type { Db } from './db/db.ts'
import {
  findSandboxKey,
  insertSigningKey,
  listSigningKeys,
  lockSigningKeys,
  type PrivateJwk,
} from './db/queries/signing-keys.ts'
import type { Signer } from './service.ts'
import type { Settings } from './settings.ts'

const publicJwkOf = (key: KeyObject): PublicKey => {
  const read = v.safeParse(publicKeySchema, createPublicKey(key).export({ format: 'jwk' }))
  if (!read.success) throw new Error('SIGNING_KEY is not a private P-256 key')
  return read.output
}

const readKey = (jwk: string): KeyObject => {
  try {
    return createPrivateKey({ key: JSON.parse(jwk), format: 'jwk' })
  } catch {
    throw new Error('SIGNING_KEY is not a private P-256 key as JWK')
  }
}

/** The id follows from the key, so that no id ever stands for two keys. */
const idOf = (key: PublicKey): string =>
  createHash('sha256').update(canonicalJson(key)).digest('hex').slice(0, 16)

/** Any number of nodes that start at the same time agree on the first key. */
const sandboxKey = (db: Db): Promise<KeyObject> =>
  db.tx(async tx => {
    await lockSigningKeys(tx)
    const kept = await findSandboxKey(tx)
    if (kept) return createPrivateKey({ key: kept.private_jwk, format: 'jwk' })
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const jwk = publicJwkOf(privateKey)
    await insertSigningKey(tx, idOf(jwk), jwk, privateKey.export({ format: 'jwk' }) as PrivateJwk)
    return privateKey
  })

/** @throws Error where SIGNING_KEY is no private P-256 key */
export const makeSigner = async (settings: Pick<Settings, 'SIGNING_KEY'>, db: Db): Promise<Signer> => {
  const key = settings.SIGNING_KEY ? readKey(settings.SIGNING_KEY) : await sandboxKey(db)
  const jwk = publicJwkOf(key)
  const id = idOf(jwk)
  await insertSigningKey(db, id, jwk, null)
  const publicKeys: Record<string, PublicKey> = {}
  const readKeys = async () => {
    for (const row of await listSigningKeys(db)) publicKeys[row.id] = v.parse(publicKeySchema, row.public_jwk)
  }
  await readKeys()
  return {
    key: id,
    publicKeys,
    know: async asked => {
      if (asked === undefined || !(asked in publicKeys)) await readKeys()
    },
    sign: bytes => new Uint8Array(sign('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' })),
  }
}
