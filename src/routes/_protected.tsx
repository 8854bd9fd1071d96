import { Outlet, createFileRoute } from '@tanstack/react-router'
import { ShellAppLayout } from '#src/screens/shell/ShellAppLayout.tsx'
import { ShellGate } from '#src/screens/shell/ShellGate.tsx'
import { pageHead } from '#src/screens/shared/document-title.ts'
import { titleOf } from '#src/screens/shared/page-title.ts'
import { requirePlayer } from './-guard.ts'

const ProtectedLayout = () => (
  <ShellAppLayout>
    <ShellGate>
      <Outlet />
    </ShellGate>
  </ShellAppLayout>
)

export const Route = createFileRoute('/_protected')({
  beforeLoad: ({ location }) => requirePlayer(location),
  head: ({ matches }) => {
    const page = matches.at(-1)
    return pageHead(titleOf(page?.pathname ?? '/', page?.loaderData))
  },
  component: ProtectedLayout,
})
