// The service worker as seen from the page: registration, and finding and applying a new version.
import { reloadPage } from './reload.ts'
import { Workbox } from 'workbox-window'
import { HOUR } from '#src/lib/lagos-time.ts'
import { patiently } from '#src/lib/low-data.ts'
import { scriptUrl } from '#src/lib/trusted.ts'
import { pwa } from './pwa.ts'

let worker: Workbox | undefined

const watchForReleases = (workbox: Workbox) => {
  const look = () => void workbox.update().catch(() => undefined)
  window.setInterval(look, patiently(HOUR))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
}

export const register = async () => {
  worker = new Workbox(scriptUrl('/sw.js'))
  worker.addEventListener('waiting', () => {
    pwa.updateReady = true
  })
  if (await worker.register()) watchForReleases(worker)
}

/** The new version takes over and this page reloads into it; another tab may have applied it already. */
export const takeUpdate = async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!worker || !registration?.waiting) return reloadPage()
  worker.addEventListener('controlling', reloadPage)
  worker.messageSkipWaiting()
}
