import { useEffect } from 'react'
import { alertsAreOn } from '#src/lib/alerts-on.ts'

/** Opening a results screen clears the badge on the app's icon. */
export const useResultsSeen = (): void => {
  useEffect(() => {
    if (alertsAreOn()) void import('#src/alerts/unseen.ts').then(({ unseenHere }) => unseenHere.clear())
  }, [])
}
