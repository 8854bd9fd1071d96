// The router with its context. Search values stay strings: phone numbers and payment references are not numbers.
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { readLowData } from '#src/lib/low-data.ts'
import { parseSearch, stringifySearch } from '#src/lib/search.ts'
import { routeTree } from './routeTree.gen.ts'
import { ShellError } from './screens/shell/ShellError.tsx'
import { Spinner } from './ui/LoadingOverlay.tsx'

export interface RouterContext {
  queryClient: QueryClient
}

export const createAppRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { queryClient },
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    defaultPreload: readLowData() ? false : 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingComponent: Spinner,
    defaultErrorComponent: ShellError,
    notFoundMode: 'root',
    defaultStructuralSharing: true,
  })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
