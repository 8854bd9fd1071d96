import { invitation } from './invitation.ts'
import { pwa } from './pwa.ts'

/** @returns whether the player agreed; the browser will not offer again before a reload */
export const install = async (): Promise<boolean> => {
  const answer = await invitation.offer?.prompt()
  delete invitation.offer
  pwa.canInstall = false
  return answer?.outcome === 'accepted'
}

/** The player may also install it from the browser's menu. */
export const watchInstalled = () =>
  window.addEventListener('appinstalled', () => {
    pwa.canInstall = false
    pwa.installed = true
  })
