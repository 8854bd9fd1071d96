// Being woken now and then by the platform, where it does so: Chromium, for an installed app that is used often, some twice
// a day. A help for what waited for the end of the quiet hours, and no clock for a draw.
export const WAKE_TAG = 'alerts'

const EVERY = 12 * 3_600_000 // ms

interface Periodic {
  periodicSync?: { register(tag: string, options: { minInterval: number }): Promise<void> }
}

/** False where the browser has no such thing or has not permitted it; nobody is asked. */
export const askToBeWoken = async (registration: object): Promise<boolean> => {
  const { periodicSync } = registration as Periodic
  if (!periodicSync) return false
  const { state } = await navigator.permissions.query({ name: 'periodic-background-sync' as PermissionName })
  if (state !== 'granted') return false
  await periodicSync.register(WAKE_TAG, { minInterval: EVERY })
  return true
}
