import { Outlet, createFileRoute, redirect } from '@tanstack/react-router'
import { session, sessionReady } from '#src/api/session.ts'
import { currentToken } from '#src/api/token.ts'
import { ShellAppLayout } from '#src/screens/shell/ShellAppLayout.tsx'
import { ShellGate } from '#src/screens/shell/ShellGate.tsx'
import { pageHead } from '#src/screens/shell/document-title.ts'
import { titleOf } from '#src/screens/shell/page-title.ts'

const ProtectedLayout = () => (
  <ShellAppLayout>
    <ShellGate>
      <Outlet />
    </ShellGate>
  </ShellAppLayout>
)

export const Route = createFileRoute('/_protected')({
  beforeLoad: async ({ location }) => {
    // With a token the page may load beside the session; the gate keeps it behind a spinner until then.
    if (!currentToken()) await sessionReady()
    if (!session.isLoading && !session.isAuthenticated) {
      throw redirect({ to: '/user/login', search: { source: location.href }, replace: true })
    }
  },
  head: ({ matches }) => pageHead(titleOf(matches.at(-1)?.pathname ?? '/')),
  component: ProtectedLayout,
})
