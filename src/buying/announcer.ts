interface Announcer {
  announce: () => void
  /** @returns a function that unsubscribes */
  onChange: (listener: () => void) => () => void
}

/** Tells its listeners that something has changed, not what. */
export const announcer = (): Announcer => {
  const listeners = new Set<() => void>()
  return {
    announce: () => {
      for (const listener of listeners) listener()
    },
    onChange: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
