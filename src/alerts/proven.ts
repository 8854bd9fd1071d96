/** What the worker says to open pages when it has answered the service's challenge. */
export const PROVEN = 'PROVEN'

export const isProven = (message: unknown): boolean =>
  (message as { type?: unknown } | null | undefined)?.type === PROVEN
