// A log made from nothing but the pure core, with all keys of the sandbox: what an operator could show a phone.
import { ed25519 } from '@noble/curves/ed25519.js'
import type { Logged } from '#src/contract/draws.ts'
import { entryHash } from '#src/draws/documents.ts'
import { inclusionRanges } from '#src/draws/log-tree.ts'
import { rootOf } from '#src/draws/merkle.ts'
import { checkpointBody, cosignedBytes, signatureLine, timestamped } from '#src/draws/note.ts'
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
  key: string
  secret: Uint8Array
}
export const sandboxWitnessKey: WitnessKey = {
  key: sandboxPins.witnesses[0]!.key,
  secret: sandboxSecret('witness'),
}

export const cosign = ({ key, secret }: WitnessKey, body: string, ms: number): string => {
  const time = Math.floor(ms / 1000)
  return signatureLine(key, timestamped(time, ed25519.sign(cosignedBytes(body, time), secret)))
}

export const logWorld = (origin: Pins['origin'] = sandboxPins.origin) => {
  const entries: unknown[] = []
  const rootAt = (from: number, to: number) => rootOf(treeOf(entries.slice(from, to).map(entryHash)))
  const note = (size: number, signer: LogKey, lines: readonly string[]) => {
    const body = checkpointBody(origin, size, rootAt(0, size))
    const line = signatureLine(signer.verifierKey, ed25519.sign(utf8(body), signer.secret))
    return `${body}\n${[line, ...lines].join('\n')}\n`
  }
  return {
    entries,
    /** @returns its place */
    append: (entry: unknown): number => entries.push(entry) - 1,
    bodyOf: (size = entries.length) => checkpointBody(origin, size, rootAt(0, size)),
    rootOf: (size = entries.length) => hex(rootAt(0, size)),
    /** Of the log as it is now, or of its beginning. @param seenAt when the witnesses signed, ms */
    logged: (
      index: number,
      options: { size?: number; seenAt?: number; witnesses?: readonly WitnessKey[]; signer?: LogKey } = {},
    ): Logged => {
      const { size = entries.length, seenAt, witnesses = [sandboxWitnessKey], signer = sandboxLog } = options
      const body = checkpointBody(origin, size, rootAt(0, size))
      const lines = seenAt === undefined ? [] : witnesses.map(it => cosign(it, body, seenAt))
      const path = inclusionRanges(index, { from: 0, to: size }).map(range => rootAt(range.from, range.to))
      return { index, path: path.map(hex), checkpoint: note(size, signer, lines) }
    },
  }
}
