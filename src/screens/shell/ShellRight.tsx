import { Suspense, useSyncExternalStore } from 'react'
import { part } from '#src/ui/late/part.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { words } from './words/frame.ts'

// A phone never shows it, so a phone never loads it.
const Aside = part(async () => (await import('./aside/ShellAside.tsx')).ShellAside)

const WIDE = '(min-width: 768px)'
const watch = (tell: () => void) => {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', tell)
  return () => wide.removeEventListener('change', tell)
}
const useWide = () =>
  useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => false,
  )

export const ShellRight = () => (
  <aside className="shell-right" aria-label={words.$walletAndProfile}>
    {useWide() && (
      <Suspense fallback={<Skeleton lines={5} className="card" />}>
        <Aside />
      </Suspense>
    )}
  </aside>
)
