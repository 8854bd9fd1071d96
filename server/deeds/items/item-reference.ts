import { createHash } from 'node:crypto'

/**
 * What an alert about an item is called. A tag keeps only the beginning and the end, and the items of a day are often named
 * alike at both: so it begins with a hash.
 */
export const itemReference = (itemId: string, what: string, playerId: number): string =>
  `${createHash('sha256').update(itemId).digest('hex').slice(0, 13)}-${what}-${playerId}`
