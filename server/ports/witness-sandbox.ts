// The sandbox's witness: ours, so it proves nothing against us. Signs whatever it is shown, with a key anyone can
// derive.
import { ed25519 } from '@noble/curves/ed25519.js'
import { cosignedBytes, timestamped } from '#src/draws/cosignature.ts'
import { readCheckpoint, signatureLine } from '#src/draws/note.ts'
import { sandboxPins } from '#src/draws/pins.ts'
import { sandboxSecret } from '#src/draws/sandbox-keys.ts'
import type { Witness } from './ports.ts'

const { key } = sandboxPins.witnesses[0]!

export const sandboxWitness = (): Witness => ({
  key,
  add: async ({ checkpoint, now }) => {
    const time = Math.floor(now / 1000)
    const bytes = cosignedBytes(key, readCheckpoint(checkpoint), time)
    const signature = ed25519.sign(bytes, sandboxSecret('witness'))
    return { lines: [signatureLine(key, timestamped(time, signature))] }
  },
})
