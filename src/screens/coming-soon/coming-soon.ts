import { lazyRouteComponent } from '@tanstack/react-router'

/** One chunk for all of them, in which the titles stand as well. */
const component = lazyRouteComponent(() => import('./ComingSoonPage.tsx'), 'ComingSoonPage')

/** The options of a route whose screen is still being built. New every time: the router writes into them. */
export const comingSoon = () => ({ component })
