// Where to go after a top-up. The checkout returns only the reference, so the tab remembers the path.
import { brand } from '#src/brand.ts'
import { ownPath } from './search.ts'

const key = (reference: string) => `${brand.storagePrefix}after:${reference}`

export const keepWayBack = (reference: string, path: string | undefined): void => {
  try {
    if (path) sessionStorage.setItem(key(reference), path)
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
