import { Outlet, createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { useSession } from '#src/api/user.ts'
import { onSignedOut } from '#src/api/session/session.ts'
import { brand } from '#src/brand.ts'
import { PwaNotices } from '#src/screens/pwa/PwaNotices.tsx'
import { ShellHead } from '#src/screens/shell/ShellHead.tsx'
import { ShellNavigation } from '#src/screens/shell/ShellNavigation.tsx'
import { ShellOverlay } from '#src/screens/shell/ShellOverlay.tsx'
import { Toasts } from '#src/ui/Toasts.tsx'
import type * as PlayPendingFile from '#src/screens/play/pay/PlayPending.tsx'
import type { RouterContext } from '../router.ts'

const Nothing = () => null

/**
 * A file that failed to load resolves to undefined. The page works without it, and the next start asks about
 * lost payments.
 */
const PlayPending = lazy(async () => {
  const found: typeof PlayPendingFile | undefined =
    await import('#src/screens/play/pay/PlayPending.tsx').catch(() => undefined)
  return { default: found?.PlayPending ?? Nothing }
})

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
    <Toasts />
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
