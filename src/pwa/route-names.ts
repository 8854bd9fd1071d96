// The route tree and its files name every route and its children after their files, for the types and tools only. What is
// sent does without: plain lists, each address once.
import type { Plugin } from 'vite'

/** `{ AppMenuRoute: x, AppQuikaRoute }` → `[x, AppQuikaRoute]`; the router takes both. */
export const listChildren = (code: string): string =>
  code.replace(
    /(const \w+Children = )\{([^{}]*)\}/g,
    (_, start: string, body: string) =>
      `${start}[${body
        .split(',')
        .map(entry => entry.split(':').at(-1)!.trim())
        .filter(Boolean)
        .join(', ')}]`,
  )

/** `{ id: '/menu', path: '/menu', getParentRoute: x }` → `routeAt('/menu', x)`. */
export const sayAddressesOnce = (code: string): string =>
  `const routeAt = (id, getParentRoute) => ({ id, path: id, getParentRoute });\n${code.replace(
    /\{\s*id: (['"][^'"]*['"]),\s*path: \1,\s*getParentRoute: (\(\) => \w+),?\s*\}/g,
    'routeAt($1, $2)',
  )}`

/** `createFileRoute('/menu')` → `createFileRoute()`: the tree tells each route its address, and the router reads no other. */
export const dropFileAddress = (code: string): string =>
  code.replace(/(\bcreateFileRoute\()(['"])[^'"]*\2\)/g, '$1)')

export const routeNames = (): Plugin[] => [
  {
    name: 'oriire:route-names',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /routeTree\.gen\.ts$/ },
      handler: code => sayAddressesOnce(listChildren(code)),
    },
  },
  {
    name: 'oriire:route-addresses',
    apply: 'build',
    enforce: 'post',
    transform: { filter: { id: /\/src\/routes\/.*\.tsx/ }, handler: dropFileAddress },
  },
]
