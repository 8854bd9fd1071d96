// The facts about this browser that `home-screen.ts` needs.
import { installWay, type InstallWay } from './home-screen.ts'

const WINDOWED = '(display-mode: standalone), (display-mode: minimal-ui)'

/** @param offered whether the browser has offered to install */
export const wayOfThisBrowser = (offered: boolean): InstallWay =>
  installWay({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    standalone: matchMedia(WINDOWED).matches || (navigator as { standalone?: boolean }).standalone === true,
    offered,
  })

export const offersItself = (): boolean => 'onbeforeinstallprompt' in window
