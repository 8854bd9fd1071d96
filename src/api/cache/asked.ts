import { queryOptions, type QueryKey } from '@tanstack/react-query'

/** Of a list that goes on. */
export const newestFifty = { page: '1', page_size: '50' } as const

/**
 * Asked anew by each screen.
 * @param keptFor ms after the last screen with it is gone; else as long as the others
 */
export const askedAnew = <Answer>(queryKey: QueryKey, queryFn: () => Promise<Answer>, keptFor?: number) =>
  queryOptions({ queryKey, queryFn, staleTime: 0, ...(keptFor !== undefined && { gcTime: keptFor }) })
