// The installed app as the screens see it: is a new version waiting, does this browser offer to install?
import { proxy } from 'valtio/vanilla'
import { invitation } from './invitation.ts'

export const pwa = proxy({
  isUsable: false,
  updateReady: false,
  canInstall: false,
  installed: false,
  /** The page this visit began with. */
  arrivedAt: '',
})

const begin = () => {
  pwa.isUsable = true
  // Caught inside too: otherwise the build's preload helper takes its errors for a lost file, and the page
  // would reload.
  import('./after-load.ts').then(it => it.afterLoad().catch(console.warn)).catch(console.warn)
}

/** Starts once the page is usable; browsers without workers only miss the offline copy. */
export const startPwa = () => {
  pwa.arrivedAt = location.pathname
  invitation.heard = () => {
    pwa.canInstall = true
  }
  if (invitation.offer) invitation.heard()
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}
