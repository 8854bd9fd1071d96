import { lazy, Suspense } from 'react'

// What it says depends on an answer of the service, so the first picture does not wait for it; nor does it move when it comes.
const Note = lazy(async () => ({ default: (await import('./ShellSandboxNote.tsx')).ShellSandboxNote }))

export const ShellSandbox = ({ place }: { place: 'logo' | 'footer' }) => (
  <Suspense>
    <Note place={place} />
  </Suspense>
)
