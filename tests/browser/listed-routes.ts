// Every address in the router's tree, with parameters filled in, including those still being built.
import { readFileSync } from 'node:fs'
import { isPlayersOnly, pageAt, pathsOf } from '#src/games/paths.ts'
import { games } from '#src/games/rules.ts'
import { otherPages } from '#src/routes/-other-pages.ts'

const tree = readFileSync('src/routeTree.gen.ts', 'utf8')
const listed = tree.slice(tree.indexOf('interface FileRoutesByTo'), tree.indexOf('interface FileRoutesById'))

interface ListedRoute {
  /** As spelled in the tree. */
  route: string
  path: string
  isProtected: boolean
}

/** What `$page` takes, by route. */
const pages: Record<string, string[]> = {
  '/campaigns/$page': ['salary-for-life', 'instant-cashout', 'wyse-cash'],
  '/profile-settings/$page': ['your-data', 'safer-play', 'standing-orders', 'group-tickets'],
  '/withdrawals/$page': ['withdrawal-steps', 'withdrawal-bankdetails', 'successful-deposit', 'refer'],
}

/** The pages of every number game that share one folder of routes. */
const gamePages = games.flatMap(game =>
  Object.values(pathsOf(game)).flatMap(path => {
    const page = pageAt(game, path)
    return page && path.startsWith(`/${game.id}`)
      ? [{ route: path, path, isProtected: isPlayersOnly(game, page) }]
      : []
  }),
)

/** @param filled values of parameters by name, or a whole address by the route's spelling */
export const listedRoutes = (filled: Record<string, string>): ListedRoute[] => [
  ...gamePages.filter(({ route }) => !listed.includes(`'${route}'`)),
  ...otherPages.map(({ path, isProtected }) => ({ route: path, path, isProtected })),
  ...[...listed.matchAll(/'(\/[^']*)': typeof (\w+)Route/g)]
    // The workshop is for developers; `/$` catches what shares a route and what is still being built.
    .filter(([, route]) => route !== '/dev/ui' && !/^\/\$(game|$)/.test(route!))
    .flatMap(([, route, name]) =>
      (pages[route!] ?? ['']).map(page => ({
        route: route!,
        path:
          filled[route!] ??
          route!
            .replace(/\/\{-\$\w+\}/, '')
            .replace(/\$(\w*)/g, (_, param: string) => page || (filled[param] ?? 'general')),
        isProtected: name!.startsWith('Protected'),
      })),
    ),
]

// Listed by hand, so that a page missing from the tree is still requested.

/** Rendered by the build. */
export const PRERENDERED = [
  '/',
  '/prizes',
  '/promises',
  '/results',
  '/winners',
  '/about',
  '/faq',
  '/contact',
  '/terms',
]
export const OPEN = [
  ...PRERENDERED,
  '/newsletter',
  '/dashboard',
  '/instant-cashout',
  '/instant-cashout/how-to-play',
  '/salary-for-life',
  '/salary-for-life/how-to-play',
  '/quika',
  '/quika/how-to-play',
  '/quika/summary',
  '/banker/how-to-play',
  '/game-statistics',
  '/user/login',
  '/user/signup',
  '/user/reset-password',
  '/user/verify-phone-number',
  '/salary-for-life/verify-phone-number',
]
export const PROTECTED = [
  '/wallet',
  '/game-history',
  '/transactional-log',
  '/menu',
  '/fund-wallet/fund-channels',
  '/fund-wallet/fund-channels/500',
  '/fund-wallet/fund-success',
  '/fund-wallet/paystack-fund-status',
  '/profile-settings/settings',
  '/profile-settings/your-data',
  '/profile-settings/email',
  '/user/personal-info',
  '/instant-cashout/summary',
  '/instant-cashout/success',
  '/salary-for-life/summary',
  '/salary-for-life/success',
  '/quika/success',
  '/quika/batch-draw',
  '/banker',
  '/banker/success',
  '/awoof',
  '/awoof/summary',
  '/awoof/success',
  '/application/success',
  '/withdrawals/fund',
  '/withdrawals/steps',
  '/withdrawals/upload',
  '/withdrawals/withdrawal-steps',
  '/withdrawals/bankdetails',
  '/withdrawals/withdrawal-bankdetails',
  '/withdrawals/saved-beneficiaries',
  '/withdrawals/transaction-pin',
  '/withdrawals/successful-withdrawal',
  '/more-details/saved-beneficiaries',
]
