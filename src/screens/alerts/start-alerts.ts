// This device's alerts, from app start. Loaded only if they are on or their screen is opened.
import { proxy, subscribe } from 'valtio/vanilla'
import { maySend } from '#src/alerts/barred.ts'
import { createDevice } from '#src/alerts/device.ts'
import { planShelf } from '#src/alerts/kept-plan.ts'
import { isProven } from '#src/alerts/proven.ts'
import { readChoice, readLink, readSettings, saveLink } from '#src/alerts/settings-store.ts'
import type { PushState } from '#src/alerts/what-works.ts'
import { fetchPushKey, keepPushDevice, removePushDevice } from '#src/api/alerts.ts'
import { ApiError } from '#src/api/errors.ts'
import { session, sessionReady } from '#src/api/session/session.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { toast } from '#src/ui/toast.ts'
import { words } from './words.ts'

export const alertsState = proxy<{ push: PushState }>({ push: 'off' })

/** ms; on a first visit the worker is still filling its cache. */
const WORKER_PATIENCE = 20_000

/** The active worker's registration; undefined if there is none in time. */
export const workerOfApp = (): Promise<ServiceWorkerRegistration | undefined> =>
  Promise.race([
    navigator.serviceWorker?.ready,
    new Promise<undefined>(resolve => setTimeout(() => resolve(undefined), WORKER_PATIENCE)),
  ])

const isAllowed = (): boolean => globalThis.Notification?.permission === 'granted'

const who = () => (session.isAuthenticated ? session.user?.phoneNumber : undefined)

const device = createDevice({
  store: { readSettings: maySend(planShelf, readSettings, serverNow), readLink, saveLink },
  pushes: async () => (await workerOfApp())?.pushManager as PushManager | undefined,
  isAllowed,
  who,
  service: { key: fetchPushKey, keep: keepPushDevice, remove: removePushDevice },
  kindOf: error => {
    if (!navigator.onLine || (error instanceof ApiError && error.isOffline)) return 'offline'
    return error instanceof ApiError && error.refusal === 'device-not-yours' ? 'not-ours' : 'failed'
  },
  onState: state => {
    alertsState.push = state
  },
})

/** Call after the choice changes. */
export const sendChoice = (): Promise<void> => device.sync()

/** Said once: the link is gone by the next start. */
const noticeRevoked = async () => {
  if (isAllowed() || !(await readChoice())?.on || !(await readLink())) return
  await saveLink(undefined)
  toast.error(words.$thisBrowserBlocksOur)
}

/** The alerts this page shows itself, even without push. */
const startLocal = async () => {
  const { startLocalAlerts } = await import('#src/alerts/local-alerts.ts')
  await startLocalAlerts()
}

const begin = async () => {
  startLocal().catch(error => console.warn('This page shows no alerts by itself', error))
  await sessionReady()
  let here = who()
  subscribe(session, () => {
    if (here === who()) return
    here = who()
    void device.sync()
  })
  addEventListener('online', () => void device.sync())
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (isProven(data)) void device.sync()
  })
  // A sleeping page misses the worker's message, and what failed while online has no other occasion.
  document.addEventListener('visibilitychange', () => {
    if (['waiting', 'failed', 'offline'].includes(alertsState.push) && document.visibilityState === 'visible')
      void device.sync()
  })
  await noticeRevoked()
  await device.sync()
}

let begun: Promise<void> | undefined
/** Starts once per page, however often it is called. */
export const startAlerts = (): Promise<void> => (begun ??= begin())
