// A test's log, every node of its tree hashed here, and the program that watches it.
import { spawn, type ChildProcess } from 'node:child_process'
import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export const program = fileURLToPath(new URL('../../examples/witness', import.meta.url))
const sha256 = (...parts: (string | Uint8Array)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
const splitOf = (size: number): number => 2 ** Math.ceil(Math.log2(size) - 1)

const rootOf = (leaves: readonly string[]): Buffer => {
  if (leaves.length === 0) return sha256()
  if (leaves.length === 1) return sha256(Uint8Array.of(0), leaves[0]!)
  const left = splitOf(leaves.length)
  return sha256(Uint8Array.of(1), rootOf(leaves.slice(0, left)), rootOf(leaves.slice(left)))
}

/** RFC 6962, section 2.1.2, word for word. */
const proofOf = (old: number, leaves: readonly string[], isWhole = true): Buffer[] => {
  if (old === 0) return []
  if (old === leaves.length) return isWhole ? [] : [rootOf(leaves)]
  const left = splitOf(leaves.length)
  return old <= left
    ? [...proofOf(old, leaves.slice(0, left), isWhole), rootOf(leaves.slice(left))]
    : [...proofOf(old - left, leaves.slice(left), false), rootOf(leaves.slice(0, left))]
}

const publicBytes = (key: KeyObject): Buffer => Buffer.from(key.export({ format: 'jwk' }).x!, 'base64url')
export const keyId = (name: string, algorithm: number, key: Uint8Array): Buffer =>
  sha256(`${name}\n`, Uint8Array.of(algorithm), key).subarray(0, 4)

const leavesOf = (size: number, view = 'leaf') => Array.from({ length: size }, (_, at) => `${view} ${at}`)

export const makeLog = (origin = 'test.example/log') => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = publicBytes(publicKey)
  const id = keyId(origin, 1, key)
  const note = (text: string, name = origin): string => {
    const signature = Buffer.concat([id, sign(null, Buffer.from(text), privateKey)]).toString('base64')
    return `${text}\n— ${name} ${signature}\n`
  }
  const checkpoint = (size: number, view?: string): string =>
    note(`${origin}\n${size}\n${rootOf(leavesOf(size, view)).toString('base64')}\n`)
  /** The body of a request. */
  const step = (from: number, to: number, view?: string): string => {
    const lines = proofOf(from, leavesOf(to, view)).map(hash => `${hash.toString('base64')}\n`)
    return `old ${from}\n${lines.join('')}\n${checkpoint(to, view)}`
  }
  const verifierKey = `${origin}+${id.toString('hex')}+${Buffer.concat([Uint8Array.of(1), key]).toString('base64')}`
  return { origin, verifierKey, note, checkpoint, step }
}

/** Runs the program in a folder to its end. */
export const runAt = async (folder: string, ...options: string[]) => {
  const child = spawn(process.execPath, [folder, ...options])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (said += String(part)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said: said.trim() }
}
export const runWitness = (...options: string[]) => runAt(program, ...options)

/** @returns where it listens, once it does */
export const startWitness = async (...options: string[]): Promise<{ child: ChildProcess; url: string }> => {
  const child = spawn(process.execPath, [program, '--port', '0', '--host', '127.0.0.1', ...options])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (said += String(part)))
  for (;;) {
    const port = /on port (\d+)/.exec(said)?.[1]
    if (port) return { child, url: `http://127.0.0.1:${port}` }
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
    if (child.exitCode !== null) throw new Error(said)
  }
}
