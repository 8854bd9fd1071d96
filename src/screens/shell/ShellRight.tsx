import { Suspense, lazy, useSyncExternalStore } from 'react'
import { brand } from '#src/brand.ts'

// A phone never shows it, so a phone never loads it.
const Aside = lazy(async () => ({ default: (await import('./aside/ShellAside.tsx')).ShellAside }))

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
  <aside className="shell-right" aria-label="Wallet and profile">
    {useWide() && (
      <Suspense fallback={<div className="cloth rounded-card min-h-[220px]" />}>
        <Aside />
      </Suspense>
    )}
    <p className="hint flex gap-3 items-center">
      <span className="shell-age" aria-hidden="true">
        18+
      </span>
      {brand.adultsOnly}
    </p>
  </aside>
)
