/** What the worker tells open pages once it has answered the service's challenge. */
export const PROVEN = 'PROVEN'

export const isProven = (message: unknown): boolean =>
  (message as { type?: unknown } | null | undefined)?.type === PROVEN
