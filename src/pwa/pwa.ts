// The installed app: whether a new version waits, whether this browser offers to install, and the two answers to that.
import { proxy } from 'valtio/vanilla'
import type { Workbox } from 'workbox-window'
import { scriptUrl } from '#src/lib/trusted.ts'

interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

export const pwa = proxy({ updateReady: false, canInstall: false })

let worker: Workbox | undefined
let invitation: InstallEvent | undefined
const HOUR = 3_600_000

const watchForReleases = (workbox: Workbox) => {
  const look = () => void workbox.update().catch(() => undefined)
  window.setInterval(look, HOUR)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
}

const register = async () => {
  const { Workbox } = await import('workbox-window')
  worker = new Workbox(scriptUrl('/sw.js'))
  worker.addEventListener('waiting', () => {
    pwa.updateReady = true
  })
  if (await worker.register()) watchForReleases(worker)
}

const begin = () =>
  void register().catch(error => console.warn('The offline copy could not be set up', error))

/** Starts after the page is usable; a browser without workers loses nothing but the offline copy. */
export const startPwa = () => {
  window.addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    invitation = event as InstallEvent
    pwa.canInstall = true
  })
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}

/** The new version takes over and this page starts again in it; another tab may have let it take over before. */
export const takeUpdate = async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!worker || !registration?.waiting) return window.location.reload()
  worker.addEventListener('controlling', () => window.location.reload())
  worker.messageSkipWaiting()
}

export const install = async () => {
  await invitation?.prompt()
  invitation = undefined
  pwa.canInstall = false
}
