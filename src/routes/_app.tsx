import { Outlet, createFileRoute } from '@tanstack/react-router'
import { ShellAppLayout } from '#src/screens/shell/ShellAppLayout.tsx'
import { pageHead } from '#src/screens/shared/document-title.ts'
import { titleOf } from '#src/screens/shared/page-title.ts'

const AppLayout = () => (
  <ShellAppLayout>
    <Outlet />
  </ShellAppLayout>
)

export const Route = createFileRoute('/_app')({
  head: ({ matches }) => pageHead(titleOf(matches.at(-1)?.pathname ?? '/')),
  component: AppLayout,
})
