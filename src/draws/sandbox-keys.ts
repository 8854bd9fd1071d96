// The sandbox's secrets are public: derived from constants, so every sandbox matches the build's pins.
import { utf8 } from '#src/lib/bytes.ts'
import { hkdfSha256 } from './hash.ts'

/** 32 bytes: an Ed25519 seed, or a P-256 private scalar. */
export const sandboxSecret = (use: 'log' | 'receipt' | 'witness'): Uint8Array =>
  hkdfSha256(utf8(`oriire sandbox ${use}`), new Uint8Array(32), utf8('key/v1'), 32)
