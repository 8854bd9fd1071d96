// Every address in the router's tree, with parameters filled in, including those still being built.
import { readFileSync } from 'node:fs'
import { comingSoonPaths } from '#src/screens/coming-soon/paths.ts'
import { soccerPages } from '#src/screens/soccer/pages.ts'
import { virtualPages } from '#src/screens/virtual/pages.ts'

const tree = readFileSync('src/routeTree.gen.ts', 'utf8')
const listed = tree.slice(tree.indexOf('interface FileRoutesByTo'), tree.indexOf('interface FileRoutesById'))

interface ListedRoute {
  /** As spelled in the tree. */
  route: string
  path: string
  isProtected: boolean
}

/** Parameters that take one word. */
const known: Record<string, string> = { page: 'your-data' }

/** @param filled values of parameters by name, or a whole address by the route's spelling */
export const listedRoutes = (filled: Record<string, string>): ListedRoute[] => [
  ...[...soccerPages, ...virtualPages, ...comingSoonPaths].map(({ path, isProtected }) => ({
    route: path,
    path,
    isProtected,
  })),
  ...[...listed.matchAll(/'(\/[^']*)': typeof (\w+)Route/g)]
    // The workshop is for developers; `/$` catches what shares a route and what is still being built.
    .filter(([, route]) => route !== '/dev/ui' && route !== '/$')
    .map(([, route, name]) => ({
      route: route!,
      path:
        filled[route!] ??
        route!
          .replace(/\/\{-\$\w+\}/, '')
          .replace(/\$(\w*)/g, (_, param: string) => filled[param] ?? known[param] ?? 'general'),
      isProtected: name!.startsWith('Protected'),
    })),
]
