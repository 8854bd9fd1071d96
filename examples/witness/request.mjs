// The body of add-checkpoint: `old <size>`, a consistency proof, an empty line, a checkpoint (C2SP tlog-witness).
import { bytesOf } from './base64.mjs'

const MOST_HASHES = 63
const MOST_SIGNATURES = 64

/** @returns a whole number below 2^53 as the protocol writes it */
const sizeOf = text => {
  const size = /^(0|[1-9][0-9]{0,15})$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(size) ? size : undefined
}

const hashOf = line => {
  const hash = bytesOf(line)
  return hash?.length === 32 ? hash : undefined
}

const signatureOf = line => {
  const [, name, text = ''] = /^— ([^\s+]+) (\S+)$/u.exec(line) ?? []
  const coded = bytesOf(text)
  return coded && coded.length > 4
    ? { name, id: coded.subarray(0, 4).toString('hex'), signature: coded.subarray(4) }
    : undefined
}

/** @returns undefined where it is not one */
export const readCheckpoint = note => {
  const end = note.lastIndexOf('\n\n')
  // oxlint-disable-next-line no-control-regex
  if (end < 0 || !note.endsWith('\n') || /[\u0000-\u0009\u000b-\u001f]/u.test(note)) return undefined
  const text = note.slice(0, end + 1)
  const [origin, sizeText, rootText, ...more] = text.slice(0, -1).split('\n')
  const size = sizeOf(sizeText ?? '')
  const root = hashOf(rootText ?? '')
  const lines = note.slice(end + 2, -1).split('\n')
  const signatures = lines.map(signatureOf)
  if (!origin || size === undefined || !root || more.includes('')) return undefined
  if (lines.length > MOST_SIGNATURES || signatures.includes(undefined)) return undefined
  return { note, text, origin, size, root, signatures }
}

/** @returns undefined where the body is malformed */
export const readRequest = body => {
  const end = body.indexOf('\n\n')
  const [first, ...lines] = body.slice(0, Math.max(end, 0)).split('\n')
  const old = first?.startsWith('old ') ? sizeOf(first.slice(4)) : undefined
  const path = lines.map(hashOf)
  const checkpoint = readCheckpoint(body.slice(end + 2))
  if (old === undefined || lines.length > MOST_HASHES || path.includes(undefined) || !checkpoint)
    return undefined
  return { old, path, checkpoint }
}
