// The worker that checks proofs, so that the screen stays smooth during the pairing of the beacon's signature.
import { workOn, type Work } from './check-work.ts'

self.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  self.postMessage(workOn(data), {})
})
