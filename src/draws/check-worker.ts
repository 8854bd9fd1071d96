// The worker that checks proofs, so that the screen stays smooth during the pairing of the beacon's signature.
import { checkProof, type Check, type KnownKeys } from './verify.ts'

export interface CheckRequest {
  id: number
  proof: unknown
  known: KnownKeys
}
export interface CheckAnswer {
  id: number
  checks: Check[]
}

self.addEventListener('message', (event: MessageEvent<CheckRequest>) => {
  const { id, proof, known } = event.data
  self.postMessage({ id, checks: checkProof(proof, known) } satisfies CheckAnswer, {})
})
