// Where to go after a top-up. The checkout returns only the reference, so the tab remembers the path.
import { brand } from '#src/brand.ts'
import { ownPath } from './search.ts'
import { readStored, writeStored } from './stored.ts'

const key = (reference: string) => `${brand.storagePrefix}after:${reference}`
const atOnceKey = (reference: string) => `${key(reference)}:at-once`

/** @param atOnce a player who waited for the payment is taken there without a tap */
export const keepWayBack = (reference: string, path: string | undefined, atOnce = false): void => {
  if (path) writeStored(key(reference), path, 'sessionStorage')
  if (atOnce) writeStored(atOnceKey(reference), true, 'sessionStorage')
}

export const wayBackOf = (reference: string): string | undefined =>
  ownPath(readStored(key(reference), 'sessionStorage'))

export const goesBackAtOnce = (reference: string): boolean =>
  readStored(atOnceKey(reference), 'sessionStorage') === true
