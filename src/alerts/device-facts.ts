// What this browser supports, gathered once for the table of what works. Never prompts the player.
import type { DeviceFacts } from './what-works.ts'

const registration = () => navigator.serviceWorker?.getRegistration().catch(() => undefined)

const periodicSync = async (has: boolean): Promise<DeviceFacts['periodicSync']> => {
  if (!has) return 'missing'
  const name = 'periodic-background-sync' as PermissionName
  return navigator.permissions.query({ name }).then(
    ({ state }) => state,
    () => 'denied',
  )
}

/** @param given whether settings can be stored, and what the app knows of the home screen */
export const readDevice = async (
  given: Pick<DeviceFacts, 'storage' | 'apple' | 'installed'>,
): Promise<DeviceFacts> => {
  const worker = await registration()
  const has = (name: string) => worker !== undefined && name in worker
  const known = globalThis.Notification as typeof Notification | undefined
  return {
    permission: known?.permission ?? 'missing',
    worker: worker !== undefined,
    pushManager: has('pushManager'),
    badge: 'setAppBadge' in navigator,
    periodicSync: await periodicSync(has('periodicSync')),
    ...given,
  }
}
