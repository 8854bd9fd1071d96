// Where to go after a top-up. The checkout returns only the reference, so the tab remembers the path.
import { brand } from '#src/brand.ts'
import { ownPath } from './search.ts'

const key = (reference: string) => `${brand.storagePrefix}after:${reference}`

/** @param atOnce a player who waited for the payment is taken there without a tap */
export const keepWayBack = (reference: string, path: string | undefined, atOnce = false): void => {
  try {
    if (path) sessionStorage.setItem(key(reference), path)
    if (atOnce) sessionStorage.setItem(`${key(reference)}:at-once`, 'yes')
  } catch {
    // Storage is full or blocked: we return to the wallet instead.
  }
}

export const wayBackOf = (reference: string): string | undefined => {
  try {
    return ownPath(sessionStorage.getItem(key(reference)))
  } catch {
    return undefined
  }
}

export const goesBackAtOnce = (reference: string): boolean => {
  try {
    return sessionStorage.getItem(`${key(reference)}:at-once`) === 'yes'
  } catch {
    return false
  }
}
