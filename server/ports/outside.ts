import { ofetch, type FetchOptions } from 'ofetch'

/** What an adapter asks with. */
export type Send = (path: string, options: FetchOptions<'json'>) => Promise<unknown>

/**
 * Calls somebody else's service. Not with ofetch's `timeout`, which ends with the headers: a server that stalls in
 * mid-answer would keep us waiting for five minutes.
 * @param patience ms for a whole answer
 */
export const outside = (patience: number, options: FetchOptions = {}) =>
  ofetch.create({
    retry: 0,
    ...options,
    onRequest: ({ options: own }) => {
      own.signal = AbortSignal.timeout(patience)
    },
  })
