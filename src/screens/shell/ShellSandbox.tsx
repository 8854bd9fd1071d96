import { Suspense } from 'react'
import { part } from '#src/ui/late/part.ts'

// Its text depends on the service, so the first paint neither waits for it nor shifts when it arrives.
const Note = part(async () => (await import('./ShellSandboxNote.tsx')).ShellSandboxNote)

export const ShellSandbox = ({ place }: { place: 'logo' | 'footer' }) => (
  <Suspense>
    <Note place={place} />
  </Suspense>
)
