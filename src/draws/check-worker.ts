// The worker that checks proofs, so that the screen stays smooth during the pairing of the beacon's signature.
import { checkJackpot, type JackpotCheck } from './verify-jackpot.ts'
import { checkProof, type Check, type KnownKeys } from './verify.ts'

export interface CheckRequest {
  id: number
  /** Of a ticket, or the record of a jackpot's draw. */
  proof: unknown
  of: 'ticket' | 'jackpot'
  known: KnownKeys
}
export interface CheckAnswer {
  id: number
  checks: Check[] | JackpotCheck[]
}

self.addEventListener('message', (event: MessageEvent<CheckRequest>) => {
  const { id, proof, of, known } = event.data
  const check = of === 'ticket' ? checkProof : checkJackpot
  self.postMessage({ id, checks: check(proof, known) } satisfies CheckAnswer, {})
})
