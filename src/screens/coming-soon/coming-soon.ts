import { lazyRouteComponent } from '@tanstack/react-router'

/** One chunk for all of them. */
export const ComingSoon = lazyRouteComponent(() => import('./ComingSoonPage.tsx'), 'ComingSoonPage')
