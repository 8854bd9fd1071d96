import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { part } from '#src/ui/late/part.ts'
import { pwa } from '#src/pwa/pwa.ts'

const PwaOffer = part(async () => (await import('./PwaOffer.tsx')).PwaOffer)

export const PwaUpdate = () =>
  useSnapshot(pwa).updateReady ? (
    <Suspense>
      <PwaOffer />
    </Suspense>
  ) : null
