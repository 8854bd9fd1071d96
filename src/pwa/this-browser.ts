// The facts about this browser that `home-screen.ts` needs.
import { installWay, isIos, type InstallWay } from './home-screen.ts'

const WINDOWED = '(display-mode: standalone), (display-mode: minimal-ui)'

const factsHere = () => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  standalone: matchMedia(WINDOWED).matches || (navigator as { standalone?: boolean }).standalone === true,
})

/** @param offered whether the browser has offered to install */
export const wayOfThisBrowser = (offered: boolean): InstallWay => installWay({ ...factsHere(), offered })

/** Apple's phones and tablets push only to an app on the home screen. */
export const isIosHere = (): boolean => isIos(factsHere())

export const isWindowed = (): boolean => factsHere().standalone

export const offersItself = (): boolean => 'onbeforeinstallprompt' in window
