import { ofetch, type FetchOptions } from 'ofetch'

/**
 * Asks somebody else's service. Not ofetch's `timeout`: that one ends with the headers, and whoever stops within an answer
 * would be waited for five minutes.
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
