// The installed app as the screens see it: whether a new version waits, whether this browser offers to install.
import { proxy } from 'valtio/vanilla'

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

/** The browser's offer to install, which can be taken once. */
export const invitation: { offer?: InstallEvent } = {}

const begin = () => {
  pwa.isUsable = true
  import('./after-load.ts').then(it => it.afterLoad()).catch(console.warn)
}

/** Starts after the page is usable; a browser without workers loses nothing but the offline copy. */
export const startPwa = () => {
  pwa.arrivedAt = location.pathname
  // It may come before anything else is loaded, and comes once.
  window.addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    invitation.offer = event as InstallEvent
    pwa.canInstall = true
  })
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}
