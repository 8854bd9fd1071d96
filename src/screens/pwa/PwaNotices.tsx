import { Suspense, lazy } from 'react'
import { useSnapshot } from 'valtio'
import { pwa } from '#src/pwa/pwa.ts'

// A notice that does not load is no reason to lose the page.
const PwaLater = lazy(async () => ({
  default: await import('./PwaLater.tsx').then(
    it => it.PwaLater,
    () => () => null,
  ),
}))

/** What the app says about itself, once the page is usable. */
export const PwaNotices = () =>
  useSnapshot(pwa).isUsable ? (
    <Suspense>
      <PwaLater />
    </Suspense>
  ) : null
