import { Suspense, lazy, type ComponentProps } from 'react'

const ShareModal = lazy(async () => ({ default: (await import('./ShareModal.tsx')).ShareModal }))

/** Fetched when it opens: few screens are shared in each visit. */
export const ShareLater = (props: ComponentProps<typeof ShareModal>) => (
  <Suspense>
    <ShareModal {...props} />
  </Suspense>
)
