// A log made from nothing but the pure core, with all keys of the sandbox: what an operator could show a phone.
import { ed25519 } from '@noble/curves/ed25519.js'
import { ml_dsa44 } from '@noble/post-quantum/ml-dsa.js'
import type { Logged } from '#src/contract/draws.ts'
import { cosignedBytes, timestamped } from '#src/draws/cosignature.ts'
import { entryHash } from '#src/draws/documents.ts'
import { inclusionRanges } from '#src/draws/log-tree.ts'
import { rootOf } from '#src/draws/merkle.ts'
import { checkpointBody, signatureLine, verifierKeyOf, type Checkpoint } from '#src/draws/note.ts'
import { sandboxPins, type Pins } from '#src/draws/pins.ts'
import { sandboxSecret } from '#src/draws/sandbox-keys.ts'
import { hex, utf8 } from '#src/lib/bytes.ts'
import { treeOf } from './tree.ts'

export interface LogKey {
  verifierKey: string
  secret: Uint8Array
}
export const sandboxLog: LogKey = { verifierKey: sandboxPins.log, secret: sandboxSecret('log') }

export interface WitnessKey {
  /** Verifier key. */
  key: string
  sign: (bytes: Uint8Array) => Uint8Array
}
const seedOf = (filler: number) => new Uint8Array(32).fill(filler)
export const sandboxWitnessKey: WitnessKey = {
  key: sandboxPins.witnesses[0]!.key,
  sign: bytes => ed25519.sign(bytes, sandboxSecret('witness')),
}
/** @param filler of its seed */
export const ed25519Witness = (name: string, filler: number): WitnessKey => ({
  key: verifierKeyOf(name, 4, ed25519.getPublicKey(seedOf(filler))),
  sign: bytes => ed25519.sign(bytes, seedOf(filler)),
})
export const mlDsaWitness = (name: string, filler: number): WitnessKey => {
  const { publicKey, secretKey } = ml_dsa44.keygen(seedOf(filler))
  return {
    key: verifierKeyOf(name, 6, publicKey),
    sign: bytes => ml_dsa44.sign(bytes, secretKey, { extraEntropy: false }),
  }
}

type State = Pick<Checkpoint, 'origin' | 'size' | 'root'>
const bodyOf = ({ origin, size, root }: State) => checkpointBody(origin, size, root)

/** A witness's line. */
export const cosign = ({ key, sign }: WitnessKey, state: State, ms: number): string => {
  const time = Math.floor(ms / 1000)
  const bytes = cosignedBytes(key, { ...state, body: bodyOf(state) }, time)
  return signatureLine(key, timestamped(time, sign(bytes)))
}

const note = (state: State, signer: LogKey, lines: readonly string[]) => {
  const body = bodyOf(state)
  const line = signatureLine(signer.verifierKey, ed25519.sign(utf8(body), signer.secret))
  return `${body}\n${[line, ...lines].join('\n')}\n`
}

export const logWorld = (origin: Pins['origin'] = sandboxPins.origin) => {
  const entries: unknown[] = []
  const rootAt = (from: number, to: number) => rootOf(treeOf(entries.slice(from, to).map(entryHash)))
  const stateAt = (size = entries.length): State => ({ origin, size, root: rootAt(0, size) })
  return {
    entries,
    /** @returns its place */
    append: (entry: unknown): number => entries.push(entry) - 1,
    stateAt,
    rootOf: (size = entries.length) => hex(rootAt(0, size)),
    /** Of the log as it is now, or of its beginning. @param seenAt when the witnesses signed, ms */
    logged: (
      index: number,
      options: { size?: number; seenAt?: number; witnesses?: readonly WitnessKey[]; signer?: LogKey } = {},
    ): Logged => {
      const { size = entries.length, seenAt, witnesses = [sandboxWitnessKey], signer = sandboxLog } = options
      const state = stateAt(size)
      const lines = seenAt === undefined ? [] : witnesses.map(it => cosign(it, state, seenAt))
      const path = inclusionRanges(index, { from: 0, to: size }).map(range => rootAt(range.from, range.to))
      return { index, path: path.map(hex), checkpoint: note(state, signer, lines) }
    },
  }
}
