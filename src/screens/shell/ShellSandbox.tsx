import { lazy, Suspense } from 'react'

// Its text depends on the service, so the first paint neither waits for it nor shifts when it arrives.
const Note = lazy(async () => ({ default: (await import('./ShellSandboxNote.tsx')).ShellSandboxNote }))

export const ShellSandbox = ({ place }: { place: 'logo' | 'footer' }) => (
  <Suspense>
    <Note place={place} />
  </Suspense>
)
