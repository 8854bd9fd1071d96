// The installed app as the screens see it: whether a new version waits, whether this browser offers to install.
import { proxy } from 'valtio/vanilla'
import { invitation } from './invitation.ts'

export const pwa = proxy({
  isUsable: false,
  updateReady: false,
  canInstall: false,
  installed: false,
  /** The page with which this visit began. */
  arrivedAt: '',
})

const begin = () => {
  pwa.isUsable = true
  // Caught inside as well: the build takes what such a callback throws for a lost file, and the page would start again.
  import('./after-load.ts').then(it => it.afterLoad().catch(console.warn)).catch(console.warn)
}

/** Starts after the page is usable; a browser without workers loses nothing but the offline copy. */
export const startPwa = () => {
  pwa.arrivedAt = location.pathname
  invitation.heard = () => {
    pwa.canInstall = true
  }
  if (invitation.offer) invitation.heard()
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}
