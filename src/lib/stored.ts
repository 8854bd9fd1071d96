// The browser's storage as JSON. Never throws: it may be full, blocked, absent (prerender) or damaged.
import { brand } from '../brand.ts'

/** The signed-in player's token. */
export const TOKEN_KEY = `${brand.storagePrefix}TOKEN`
/** In this tab: what was typed into forms when a session was cut off. Goes when the player logs out. */
export const TYPED_KEY = `${brand.storagePrefix}typed`

/**
 * Set from sign-out until the player's things are wiped from this phone: the page may be closed in between. True if they
 * logged out, false if the service ended the session.
 */
export const LEFT_KEY = `${brand.storagePrefix}LEFT`

/** `sessionStorage` is this tab's alone. */
type Kind = 'localStorage' | 'sessionStorage'

export const readStored = (key: string, kind: Kind = 'localStorage'): unknown => {
  try {
    const text = globalThis[kind]?.getItem(key)
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}

/** False if it could not be kept. */
export const writeStored = (key: string, value: unknown, kind: Kind = 'localStorage'): boolean => {
  try {
    globalThis[kind].setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export const removeStored = (key: string, kind: Kind = 'localStorage'): void => {
  try {
    globalThis[kind]?.removeItem(key)
  } catch {
    // If nothing can be stored, there is nothing to remove.
  }
}
