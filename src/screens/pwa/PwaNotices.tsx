import { Suspense, lazy } from 'react'
import { useSnapshot } from 'valtio'
import { pwa } from '#src/pwa/pwa.ts'

// A notice that fails to load must not take the page down.
const PwaLater = lazy(async () => ({
  default: await import('./PwaLater.tsx').then(
    it => it.PwaLater,
    () => () => null,
  ),
}))

/** The app's notices about itself, once the page is usable. */
export const PwaNotices = () =>
  useSnapshot(pwa).isUsable ? (
    <Suspense>
      <PwaLater />
    </Suspense>
  ) : null
