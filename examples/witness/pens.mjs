// The two ways in which a witness signs (C2SP tlog-cosignature), each from a seed of 32 bytes.
import { createPrivateKey, createPublicKey, sign } from 'node:crypto'

const ED25519 = 0x04
const ML_DSA_44 = 0x06
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

const ed25519Pen = (name, seed) => {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, seed]), format: 'der', type: 'pkcs8' })
  return {
    publicKey: Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x, 'base64url'),
    cosign: ({ text }, seconds) => sign(null, Buffer.from(`cosignature/v1\ntime ${seconds}\n${text}`), key),
  }
}

const u64 = number => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(number))
  return bytes
}
const withLength = text => Buffer.concat([Buffer.of(Buffer.byteLength(text)), Buffer.from(text)])

/** Node has ML-DSA from version 24 on only. @throws where the package is not there */
const library = async () => {
  try {
    return (await import('@noble/post-quantum/ml-dsa.js')).ml_dsa44
  } catch (cause) {
    const advice = 'run npm install @noble/post-quantum in this folder'
    throw new Error(`A key of ML-DSA-44 needs a package: ${advice}`, { cause })
  }
}

const mlDsaPen = async (name, seed) => {
  const mlDsa = await library()
  const { publicKey, secretKey } = mlDsa.keygen(seed)
  const start = Buffer.concat([Buffer.from('subtree/v1\n\0'), withLength(name)])
  const cosign = ({ origin, size, root }, seconds) => {
    const state = [u64(seconds), withLength(origin), u64(0), u64(size), root]
    return mlDsa.sign(Buffer.concat([start, ...state]), secretKey)
  }
  return { publicKey: Buffer.from(publicKey), cosign }
}

export const algorithms = new Map([
  ['ed25519', ED25519],
  ['ml-dsa-44', ML_DSA_44],
])
/** By algorithm. `cosign(checkpoint, seconds)` is the signature alone. */
export const pens = { [ED25519]: ed25519Pen, [ML_DSA_44]: mlDsaPen }
