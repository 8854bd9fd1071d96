// Where a top-up leads back to. The checkout's way home names only the reference, so the game's path waits in this tab.
import { brand } from '#src/brand.ts'
import { ownPath } from './search.ts'

const key = (reference: string) => `${brand.storagePrefix}after:${reference}`

export const keepWayBack = (reference: string, path: string | undefined): void => {
  try {
    if (path) sessionStorage.setItem(key(reference), path)
  } catch {
    // Storage full or forbidden: the way back is then the wallet.
  }
}

export const wayBackOf = (reference: string): string | undefined => {
  try {
    return ownPath(sessionStorage.getItem(key(reference)))
  } catch {
    return undefined
  }
}
