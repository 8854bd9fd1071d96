// What this browser supports, gathered once for the table of what works. Never prompts the player.
import type { DeviceFacts } from './what-works.ts'

/** An iPad calls itself a Macintosh, but no Macintosh has multi-touch. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true

const registration = () => navigator.serviceWorker?.getRegistration().catch(() => undefined)

const periodicSync = async (has: boolean): Promise<DeviceFacts['periodicSync']> => {
  if (!has) return 'missing'
  const name = 'periodic-background-sync' as PermissionName
  return navigator.permissions.query({ name }).then(
    ({ state }) => state,
    () => 'denied',
  )
}

/** @param storage whether settings can be stored, as the settings store found */
export const readDevice = async (storage: boolean): Promise<DeviceFacts> => {
  const worker = await registration()
  const has = (name: string) => worker !== undefined && name in worker
  const known = globalThis.Notification as typeof Notification | undefined
  return {
    permission: known?.permission ?? 'missing',
    worker: worker !== undefined,
    pushManager: has('pushManager'),
    apple: isApple(),
    installed: isInstalled(),
    badge: 'setAppBadge' in navigator,
    periodicSync: await periodicSync(has('periodicSync')),
    storage,
  }
}
