// Local storage as JSON. Never throws: storage may be full, blocked, absent (prerender) or damaged.
import { brand } from '../brand.ts'

/** The signed-in player's token. */
export const TOKEN_KEY = `${brand.storagePrefix}TOKEN`

export const readStored = (key: string): unknown => {
  try {
    const text = globalThis.localStorage?.getItem(key)
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}

/** False if it could not be kept. */
export const writeStored = (key: string, value: unknown): boolean => {
  try {
    globalThis.localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export const removeStored = (key: string): void => {
  try {
    globalThis.localStorage?.removeItem(key)
  } catch {
    // If nothing can be stored, there is nothing to remove.
  }
}
