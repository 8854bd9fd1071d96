import { HeadContent, Outlet, createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import { brand } from '#src/brand.ts'
import { PwaUpdate } from '#src/screens/pwa/PwaUpdate.tsx'
import { ShellNavigation } from '#src/screens/shell/ShellNavigation.tsx'
import { ShellOverlay } from '#src/screens/shell/ShellOverlay.tsx'
import { Toasts } from '#src/ui/Toasts.tsx'
import type { RouterContext } from '../router.ts'

const Root = () => (
  <>
    <HeadContent />
    <Outlet />
    <ShellNavigation />
    <ShellOverlay />
    <PwaUpdate />
    <Toasts />
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
