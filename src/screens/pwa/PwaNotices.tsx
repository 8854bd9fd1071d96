import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { part } from '#src/ui/late/part.ts'
import { pwa } from '#src/pwa/pwa.ts'

const Toasts = part(async () => (await import('#src/ui/Toasts.tsx')).Toasts)
const PwaLater = part(async () => (await import('./PwaLater.tsx')).PwaLater)

/** Toasts and the app's notices about itself, once the page is usable. */
export const PwaNotices = () =>
  useSnapshot(pwa).isUsable ? (
    <Suspense>
      <Toasts />
      <PwaLater />
    </Suspense>
  ) : null
