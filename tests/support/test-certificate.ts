// A self-signed certificate made on demand, so no secret is in the repository.
import { createHash, generateKeyPairSync, sign } from 'node:crypto'

/** ASN.1: a tag, the length, the content. */
const der = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))

const ECDSA_SHA256 = sequence(objectId('2a8648ce3d040302'))
const nameOf = (common: string) =>
  sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from(common)))))
const time = (instant: number) =>
  der(0x17, Buffer.from(`${new Date(instant).toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`))

const pem = (label: string, bytes: Buffer) =>
  `-----BEGIN ${label}-----\n${bytes.toString('base64').replaceAll(/(.{64})/g, '$1\n')}\n-----END ${label}-----\n`

const DAY = 86_400_000

export const makeCertificate = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ECDSA_SHA256,
    nameOf('localhost'),
    sequence(time(Date.now() - DAY), time(Date.now() + DAY)),
    nameOf('localhost'),
    key,
  )
  const signature = sign('sha256', body, privateKey)
  return {
    cert: pem('CERTIFICATE', sequence(body, ECDSA_SHA256, der(0x03, Buffer.from([0]), signature))),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    /** Lets Chromium be told to trust it. */
    keyHash: createHash('sha256').update(key).digest('base64'),
  }
}
