import { invitation } from './invitation.ts'
import { pwa } from './pwa.ts'

/** @returns whether the player agreed; the browser offers once more only after a reload */
export const install = async (): Promise<boolean> => {
  const answer = await invitation.offer?.prompt()
  delete invitation.offer
  pwa.canInstall = false
  return answer?.outcome === 'accepted'
}

/** The browser's own menu may install it as well. */
export const watchInstalled = () =>
  window.addEventListener('appinstalled', () => {
    pwa.canInstall = false
    pwa.installed = true
  })
