import { Suspense, lazy } from 'react'
import { useSnapshot } from 'valtio'
import { pwa } from '#src/pwa/pwa.ts'

const PwaOffer = lazy(async () => ({ default: (await import('./PwaOffer.tsx')).PwaOffer }))

export const PwaUpdate = () =>
  useSnapshot(pwa).updateReady ? (
    <Suspense>
      <PwaOffer />
    </Suspense>
  ) : null
