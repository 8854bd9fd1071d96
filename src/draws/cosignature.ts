// What a witness signs (C2SP tlog-cosignature): that this was the latest log state it had seen at that time.
import { ml_dsa44 } from '@noble/post-quantum/ml-dsa.js'
import { concatBytes, utf8 } from '#src/lib/bytes.ts'
import { isSignedByEd25519, readVerifierKey, signaturesOf, type Checkpoint } from './note.ts'

const ED25519 = 0x04
const ML_DSA_44 = 0x06
const TIME = 8 // timestamp bytes

const u64 = (number: number): Uint8Array => {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number))
  return bytes
}

/** @throws RangeError unless it has 1 to 255 bytes */
const withLength = (text: string): Uint8Array => {
  const bytes = utf8(text)
  if (bytes.length < 1 || bytes.length > 255) throw new RangeError('a name of 1 to 255 bytes')
  return concatBytes(Uint8Array.of(bytes.length), bytes)
}

type State = Pick<Checkpoint, 'origin' | 'size' | 'root' | 'body'>

/**
 * @param verifierKey the witness's
 * @param time seconds since 1970
 */
export const cosignedBytes = (verifierKey: string, { origin, size, root, body }: State, time: number) => {
  const { name, algorithm } = readVerifierKey(verifierKey)
  if (algorithm === ED25519) return utf8(`cosignature/v1\ntime ${time}\n${body}`)
  const [label, from] = [utf8('subtree/v1\n\0'), u64(0)]
  return concatBytes(label, withLength(name), u64(time), withLength(origin), from, u64(size), root)
}

/** A cosignature: the time, then the signature. */
export const timestamped = (time: number, signature: Uint8Array): Uint8Array =>
  concatBytes(u64(time), signature)

const isSignedByMlDsa = (signature: Uint8Array, message: Uint8Array, key: Uint8Array): boolean => {
  try {
    return ml_dsa44.verify(signature, message, key)
  } catch {
    return false
  }
}

/** When the witness first saw it, ms; undefined if it did not sign. */
export const seenByWitness = (checkpoint: Checkpoint, verifierKey: string): number | undefined => {
  const key = readVerifierKey(verifierKey)
  if (key.algorithm !== ED25519 && key.algorithm !== ML_DSA_44) return undefined
  const isSigned = key.algorithm === ED25519 ? isSignedByEd25519 : isSignedByMlDsa
  const times = signaturesOf(checkpoint, key).flatMap(it => {
    if (it.length <= TIME) return []
    const time = Number(new DataView(it.buffer, it.byteOffset, TIME).getBigUint64(0))
    // Time 0 makes no statement about when: it vouches only for the tree.
    const isFit = time > 0 && isSigned(it.slice(TIME), cosignedBytes(verifierKey, checkpoint, time), key.key)
    return isFit ? [time * 1000] : []
  })
  return times.length > 0 ? Math.min(...times) : undefined
}
