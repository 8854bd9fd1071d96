import { useEffect, useState } from 'react'

interface NotFound {
  error: unknown
  again: () => void
}

/**
 * What this phone finds out; undefined until then. Looks again with another `find`, so it comes from useCallback.
 * @param find undefined: there is nothing to look for yet
 * @param tell the setter of a state: why it could not be found out, for as long as that is so
 */
export const useFound = <Found>(
  find: () => Promise<Found> | undefined,
  tell?: (failed: NotFound | undefined) => void,
): Found | undefined => {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    let gone = false
    const look = () => {
      tell?.(undefined)
      void find()?.then(
        it => {
          if (!gone) setFound(it)
        },
        tell && (error => !gone && tell({ error, again: look })),
      )
    }
    look()
    return () => {
      gone = true
    }
  }, [find, tell])
  return found
}

/** The same, with why it could not be found out, for as long as that is so. */
export const useTried = <Found>(find: () => Promise<Found> | undefined) => {
  const [failed, setFailed] = useState<NotFound>()
  return { found: useFound(find, setFailed), failed }
}
