import { lazy, Suspense } from 'react'

// What it says depends on an answer of the service, so the first picture does not wait for it.
const Note = lazy(async () => ({ default: (await import('./ShellSandboxNote.tsx')).ShellSandboxNote }))

export const ShellSandbox = () => (
  <Suspense>
    <Note />
  </Suspense>
)
