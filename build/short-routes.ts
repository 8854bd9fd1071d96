// Shortens what the first file says of routes: names that only types and the generator need.
import type { Plugin } from 'vite'

/** A branch of the tree: the names of its routes are read by nobody. */
const BRANCH = /(\w+RouteChildren = )\{([^{}]*)\}/g
/** Where a route hangs: nearly all have their path as their id. */
const PLACE = /\.update\(\s*\{\s*id: (["'][^"']*["']),\s*path: \1,\s*getParentRoute: (\(\) => \w+)\s*\}\s*\)/g
const PLACED = 'function placed(path, getParentRoute) { return { id: path, path, getParentRoute } }'

/** @param text of the generated tree, without its types */
export const shortTree = (text: string): string => {
  const tree = text
    .replace(BRANCH, (_, start: string, routes: string) => {
      const values = routes.split(',').map(it => it.split(':').at(-1)!.trim())
      return `${start}[${values.filter(Boolean).join(', ')}]`
    })
    .replace(PLACE, '.update(placed($1, $2))')
  return `${tree}\n${PLACED}`
}

/** @param text of a route's file: its path stands in the tree, and how it was split is done */
export const shortRoute = (text: string): string =>
  text
    .replace(/createFileRoute\((["'])[^"']*\1\)/g, 'createFileRoute()')
    .replace(/codeSplitGroupings: \[(\[[^\]]*\])?\],?\s*/g, '')

export const shortRoutes = (): Plugin => ({
  name: 'oriire:short-routes',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/(routes\/.*\.tsx|routeTree\.gen\.ts)$/ },
    handler: (text, id) => ({
      code: id.endsWith('.gen.ts') ? shortTree(text) : shortRoute(text),
      map: null,
    }),
  },
})
