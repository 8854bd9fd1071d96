import { Outlet, createFileRoute } from '@tanstack/react-router'
import { ShellPublicLayout } from '#src/screens/shell/ShellPublicLayout.tsx'

const PublicLayout = () => (
  <ShellPublicLayout>
    <Outlet />
  </ShellPublicLayout>
)

export const Route = createFileRoute('/_public')({ codeSplitGroupings: [], component: PublicLayout })
