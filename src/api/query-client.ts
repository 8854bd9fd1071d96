// Query defaults of the whole app. With a cache time of 0 a query lives only as long as a screen looks at it: a query
// that a loader preloads, or that must be there offline, states its own gcTime.
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import { messageOf } from './errors.ts'

/** User details, winners and results stay this long after the last screen has left them. */
export const FIVE_MINUTES = 5 * MINUTE

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      // Logged only; the screens tell the player in their own place.
      onError: (error, query) => console.info(`query ${String(query.queryKey[0])}: ${messageOf(error)}`),
    }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        retry: false,
        staleTime: DAY,
        gcTime: 0,
        // The worker may hold the answer even when the browser says offline.
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  })

export const queryClient = makeQueryClient()
