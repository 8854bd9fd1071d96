// Local storage as JSON that never throws: it may be full, forbidden, absent (prerender) or damaged.

export const readStored = (key: string): unknown => {
  try {
    const text = globalThis.localStorage?.getItem(key)
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}

/** False where it could not be kept. */
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
    // Nothing can be stored, so nothing is left behind.
  }
}
