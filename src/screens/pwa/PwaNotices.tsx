import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { part } from '#src/ui/late/part.ts'
import { pwa } from '#src/pwa/pwa.ts'

const PwaLater = part(async () => (await import('./PwaLater.tsx')).PwaLater)

/** The app's notices about itself, once the page is usable. */
export const PwaNotices = () =>
  useSnapshot(pwa).isUsable ? (
    <Suspense>
      <PwaLater />
    </Suspense>
  ) : null
