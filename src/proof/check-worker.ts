// Checks proofs in a worker, so the screen stays smooth during the pairing for the beacon's signature.
import { workOn, type Work } from './check-work.ts'

self.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  self.postMessage(workOn(data), {})
})
