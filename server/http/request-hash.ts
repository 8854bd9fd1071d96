import { hash } from 'node:crypto'
import { canonicalJson } from '#src/lib/canonical.ts'
import type { Call } from '#src/contract/call.ts'

/** SHA-256 of the request: reusing an Idempotency-Key with a different hash is refused. */
export const requestHash = (call: Call, body: unknown): Uint8Array =>
  hash('sha256', `${call.method} ${call.path}\n${canonicalJson(body)}`, 'buffer')
