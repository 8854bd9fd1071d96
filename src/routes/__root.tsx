import { Outlet, createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useSession } from '#src/api/user.ts'
import { onSignedOut } from '#src/api/session/session.ts'
import { brand } from '#src/brand.ts'
import { part } from '#src/ui/late/part.ts'
import { PwaNotices } from '#src/screens/pwa/PwaNotices.tsx'
import { ShellHead } from '#src/screens/shell/ShellHead.tsx'
import { ShellNavigation } from '#src/screens/shell/ShellNavigation.tsx'
import { ShellOverlay } from '#src/screens/shell/ShellOverlay.tsx'
import type { RouterContext } from '../router.ts'

// The page also works without its file: the next start asks about lost payments.
const PlayPending = part(async () => (await import('#src/screens/play/pay/PlayPending.tsx')).PlayPending)

// Registered right away: a player may log out before any other play code is loaded.
onSignedOut(async byPlayer => (await import('#src/play/forget-player.ts')).forgetPlayer(byPlayer))

/** Only players can have purchases whose answer was lost. */
const PendingPurchases = () =>
  useSession().isAuthenticated ? (
    <Suspense>
      <PlayPending />
    </Suspense>
  ) : null

const Root = () => (
  <>
    <ShellHead />
    <Outlet />
    <ShellNavigation />
    <ShellOverlay />
    <PwaNotices />
    <PendingPurchases />
  </>
)

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: brand.name }, { name: 'description', content: brand.tagline }] }),
  component: Root,
  notFoundComponent: lazyRouteComponent(
    () => import('#src/screens/shell/ShellNotFound.tsx'),
    'ShellNotFound',
  ),
})
