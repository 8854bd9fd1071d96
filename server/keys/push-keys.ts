// The key pair that identifies us to push services (VAPID).
import { createECDH } from 'node:crypto'
import type { Db } from '#server/db/db.ts'
import type { PushKeys } from '#server/ports/ports.ts'
import { isProduction, type Settings } from '#server/settings.ts'

const CURVE = 'prime256v1'
const BYTES = 32

const pairOf = (privateKey: Buffer): PushKeys => {
  const ecdh = createECDH(CURVE)
  ecdh.setPrivateKey(privateKey)
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

const newPrivateKey = (): Buffer => {
  const ecdh = createECDH(CURVE)
  ecdh.generateKeys()
  // Node drops the number's leading zeros.
  return Buffer.concat([Buffer.alloc(BYTES), ecdh.getPrivateKey()]).subarray(-BYTES)
}

export const newPushKeys = (): PushKeys => pairOf(newPrivateKey())

const kept = async (db: Db): Promise<Buffer> => {
  await db.many`
    insert into service_secret (name, value) values ('push-key', ${newPrivateKey()}) on conflict do nothing`
  return Buffer.from(await db.value<Uint8Array>`select value from service_secret where name = 'push-key'`)
}

/**
 * From the settings, or in a sandbox created once and kept in its database. Undefined in production without the
 * setting: push is then off.
 * @throws Error if the setting is not a P-256 private key
 */
export const findPushKeys = async (settings: Settings, db: Db): Promise<PushKeys | undefined> => {
  if (!settings.VAPID_PRIVATE_KEY) return isProduction(settings) ? undefined : pairOf(await kept(db))
  try {
    return pairOf(Buffer.from(settings.VAPID_PRIVATE_KEY, 'base64url'))
  } catch {
    throw new Error('VAPID_PRIVATE_KEY is not a private P-256 key')
  }
}
