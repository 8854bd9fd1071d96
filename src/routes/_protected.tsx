import { Outlet, createFileRoute } from '@tanstack/react-router'
import { session, sessionReady } from '#src/api/session/session.ts'
import { brand } from '#src/brand.ts'
import { readStored } from '#src/lib/stored.ts'
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
    // Rare, so its file is loaded only then.
    if (!readStored(`${brand.storagePrefix}NUMBER_CHANGE`)) return
    const { followNumber } = await import('#src/play/number-change.ts')
    await followNumber(() => sessionReady().then(() => session.user?.phoneNumber))
  },
  head: ({ matches }) => {
    const page = matches.at(-1)
    return pageHead(titleOf(page?.pathname ?? '/', page?.loaderData))
  },
  component: ProtectedLayout,
})
