import { useEffect } from 'react'
import { alertsAreOn } from '#src/lib/alerts-on.ts'

/** A screen of results is open: the number on the app's icon goes. */
export const useResultsSeen = (): void => {
  useEffect(() => {
    if (alertsAreOn()) void import('#src/alerts/unseen.ts').then(({ unseenHere }) => unseenHere.clear())
  }, [])
}
