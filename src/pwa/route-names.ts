// The generated route tree names every child after its file, for the types only: what is sent is a plain list.
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

export const routeNames = (): Plugin => ({
  name: 'oriire:route-names',
  apply: 'build',
  enforce: 'post',
  transform: { filter: { id: /routeTree\.gen\.ts$/ }, handler: code => listChildren(code) },
})
