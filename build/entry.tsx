// Renders one public page to text, in Node, at build time: a visitor's page, without data.
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { makeQueryClient } from '../src/api/query-client.ts'
import { stopLoading } from '../src/api/session/session.ts'
import { createAppRouter } from '../src/router.ts'
import { ShellFrame } from '../src/screens/shell/ShellFrame.tsx'

// Loaders ask the service, which is not there; their screens are rendered as before the first answer.
globalThis.fetch = () => Promise.reject(new Error('no network while prerendering'))

/** The route file of a match, in either way of writing paths as files. */
const sourcesOf = (routeId: string): string[] => {
  const name = routeId.endsWith('/') ? `${routeId}index` : routeId
  return [`src/routes${name}.tsx`, `src/routes/${name.slice(1).replaceAll('/', '.')}.tsx`]
}

/** What needs a player or a script to be true stays invisible, and keeps its room. */
const quieten = (html: string) =>
  html
    .replace('<nav aria-label="Sidebar" class="', '$&waits ')
    .replace('class="shell-theme"', 'class="shell-theme waits"')

/** The frame of the app's screens, of an address that none of its links leads to. Call before the first page. */
export const renderFrame = (): string => {
  const queryClient = makeQueryClient()
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: ['/frame'] }))
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <ShellFrame />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  queryClient.clear()
  return quieten(html)
}

export const render = async (path: string) => {
  const queryClient = makeQueryClient()
  stopLoading()
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  // A question that has yet to fail would be kept for a week, and its timer would keep the build alive.
  await queryClient.cancelQueries()
  queryClient.clear()
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const found = router.state.matches.map(match => match.routeId as string)
  // Root, layout and page; less is the page for addresses that nobody knows.
  if (found.length < 3) throw new Error(`${path} is to be prerendered, but no route answers it`)
  // Timers of queries would keep the build alive.
  queryClient.clear()
  return { html, sources: found.flatMap(sourcesOf) }
}
