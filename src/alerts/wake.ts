// Periodic wake-ups, where the platform offers them: Chromium, for installed apps in frequent use, about
// twice a day. Helps with what waited for the end of quiet hours; useless as a clock for draws.
export const WAKE_TAG = 'alerts'

const EVERY = 12 * 3_600_000 // ms

interface Periodic {
  periodicSync?: { register(tag: string, options: { minInterval: number }): Promise<void> }
}

/** False if the browser lacks it or has not granted it; never prompts. */
export const askToBeWoken = async (registration: object): Promise<boolean> => {
  const { periodicSync } = registration as Periodic
  if (!periodicSync) return false
  const { state } = await navigator.permissions.query({ name: 'periodic-background-sync' as PermissionName })
  if (state !== 'granted') return false
  await periodicSync.register(WAKE_TAG, { minInterval: EVERY })
  return true
}
