import { useEffect, useState } from 'react'

/**
 * What this phone finds out; undefined until then. Looks again with another `find`, so it comes from useCallback.
 * @param find undefined: there is nothing to look for yet
 */
export const useFound = <Found>(find: () => Promise<Found> | undefined): Found | undefined => {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    let gone = false
    void find()?.then(it => {
      if (!gone) setFound(it)
    })
    return () => {
      gone = true
    }
  }, [find])
  return found
}
