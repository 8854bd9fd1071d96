// Every address of the router's own tree, with something in the place of each parameter, and those that are still being built.
import { readFileSync } from 'node:fs'
import { comingSoonPaths } from '#src/screens/coming-soon/paths.ts'

const tree = readFileSync('src/routeTree.gen.ts', 'utf8')
const listed = tree.slice(tree.indexOf('interface FileRoutesByTo'), tree.indexOf('interface FileRoutesById'))

interface ListedRoute {
  /** As the tree spells it. */
  route: string
  path: string
  isProtected: boolean
}

/** @param filled what stands for a parameter, by its name, or the whole address, by the route's spelling */
export const listedRoutes = (filled: Record<string, string>): ListedRoute[] => [
  ...comingSoonPaths.map(({ path, isProtected }) => ({ route: path, path, isProtected })),
  ...[...listed.matchAll(/'(\/[^']*)': typeof (\w+)Route/g)]
    // The workshop is for those who build the product; `/$` takes what is still being built.
    .filter(([, route]) => route !== '/dev/ui' && route !== '/$')
    .map(([, route, name]) => ({
      route: route!,
      path:
        filled[route!] ??
        route!
          .replace(/\/\{-\$\w+\}/, '')
          .replace(/\$(\w*)/g, (_, param: string) => filled[param] ?? 'general'),
      isProtected: name!.startsWith('Protected'),
    })),
]
