import { Outlet, createFileRoute } from '@tanstack/react-router'
import { session, sessionReady } from '#src/api/session/session.ts'
import { followNumber } from '#src/play/number-change.ts'
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
  beforeLoad: async ({ location }) => {
    await requirePlayer(location)
    await followNumber(() => sessionReady().then(() => session.user?.phoneNumber))
  },
  head: ({ matches }) => pageHead(titleOf(matches.at(-1)?.pathname ?? '/')),
  component: ProtectedLayout,
})
