// Query defaults for the whole app. With a gcTime of 0, queries live only as long as a screen uses them:
// those that a loader preloads, or that are needed offline, set their own.
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { DAY, MINUTE } from '#src/lib/lagos-time.ts'
import { messageOf } from '../errors.ts'

/** How long user details, winners and results outlive the last screen that used them. */
export const FIVE_MINUTES = 5 * MINUTE

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      // Only logged; screens tell the player themselves.
      onError: (error, query) => console.info(`query ${String(query.queryKey[0])}: ${messageOf(error)}`),
    }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        retry: false,
        staleTime: DAY,
        gcTime: 0,
        // The worker may have the answer even when the browser says offline.
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  })

export const queryClient = makeQueryClient()
