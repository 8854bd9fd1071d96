// The installed app: whether a new version waits, whether this browser offers to install, and the two answers to that.
import { proxy } from 'valtio/vanilla'
import type { Workbox } from 'workbox-window'
import { patiently } from '#src/lib/low-data.ts'
import { scriptUrl } from '#src/lib/trusted.ts'

interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export const pwa = proxy({
  isUsable: false,
  updateReady: false,
  canInstall: false,
  installed: false,
  /** The page with which this visit began. */
  arrivedAt: '',
})

let worker: Workbox | undefined
let invitation: InstallEvent | undefined
const HOUR = 3_600_000

const watchForReleases = (workbox: Workbox) => {
  const look = () => void workbox.update().catch(() => undefined)
  window.setInterval(look, patiently(HOUR))
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

/** The meter starts before the worker, which tells it what it fetches. */
const begin = async () => {
  pwa.isUsable = true
  try {
    await (await import('./after-load.ts')).afterLoad()
    if (!import.meta.env.DEV && 'serviceWorker' in navigator) await register()
  } catch (error) {
    console.warn('The offline copy could not be set up', error)
  }
}

/** Starts after the page is usable; a browser without workers loses nothing but the offline copy. */
export const startPwa = () => {
  pwa.arrivedAt = location.pathname
  window.addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    invitation = event as InstallEvent
    pwa.canInstall = true
  })
  window.addEventListener('appinstalled', () => {
    pwa.canInstall = false
    pwa.installed = true
  })
  if (document.readyState === 'complete') void begin()
  else window.addEventListener('load', () => void begin(), { once: true })
}

/** The new version takes over and this page starts again in it; another tab may have let it take over before. */
export const takeUpdate = async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!worker || !registration?.waiting) return window.location.reload()
  worker.addEventListener('controlling', () => window.location.reload())
  worker.messageSkipWaiting()
}

/** @returns whether the player agreed; the browser offers once more only after a reload */
export const install = async (): Promise<boolean> => {
  const answer = await invitation?.prompt()
  invitation = undefined
  pwa.canInstall = false
  return answer?.outcome === 'accepted'
}
